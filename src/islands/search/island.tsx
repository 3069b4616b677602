import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { SearchResult } from '#src/domain/search/search-result.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import { emptySearch, formatSearchQuery, type SearchQuery } from '#src/query/search.ts'
import { type Place, routes } from '#src/routes.ts'
import { type ListState, latestPageOf } from '#src/stores/list/list.ts'
import { type SearchResponse, searchList } from '#src/stores/list/search.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchKinds } from './SearchKinds.tsx'
import { SearchResults } from './SearchResults.tsx'

export const namespaces = [
  'search',
  'list',
  'filter',
  'trainer',
  'home',
  'course',
  'classroom',
  'price',
] as const

interface SearchProps {
  place: Place
  /** The title of the page if there is no query. */
  title: string
  pageSize: number
  recommended: readonly SearchSuggestion[]
  /** The query and the results on a page that the server rendered for a query; undefined on the published page. */
  asked?: { query: SearchQuery; finds: SearchResponse }
  /** The values of the static form; set if the island was mounted because the visitor submitted this form. */
  fields?: Record<string, string>
}

/** The search page: a search field and the results. The URL contains the keyword. */
export default function Search({ place, title, pageSize, recommended, asked, fields }: SearchProps) {
  const { t } = useTranslation()
  const storedQuery = useStore(searchList.$query)
  const storedResults = useStore(searchList.$results)
  const currentSearch = useMemo(() => ({ address: routes.search(place), pageSize }), [place, pageSize])
  const initial = useMemo(() => ({ query: asked?.query ?? emptySearch, result: asked?.finds }), [asked])
  useEffect(() => searchList.open(currentSearch, initial, fields), [currentSearch, initial, fields])
  const isStatic = storedResults.state === 'static'
  const query = isStatic ? initial.query : storedQuery
  const results: ListState<SearchResult, SearchResponse> =
    isStatic && asked ? { state: 'ready', ...asked.finds } : storedResults
  useEffect(() => {
    document.title = query.keyword ? `${query.keyword} | ${title}` : title
  }, [query.keyword, title])
  const total = results.state === 'ready' ? results.total : 0
  const latest = latestPageOf(results)
  const urlOf = (change: Partial<SearchQuery>) =>
    currentSearch.address + formatSearchQuery({ ...query, ...change })
  const count = useRef<HTMLParagraphElement>(null)
  // The pressed link disappears when the filter changes, so the focus moves to the count.
  const chooseFilters = (chosen: SearchQuery['chosen']) => {
    searchList.choose(currentSearch, { chosen, page: 1 })
    count.current?.focus()
  }
  return (
    <>
      <search className="srch">
        <form
          action={currentSearch.address}
          data-act="search"
          onSubmit={(event) => {
            event.preventDefault()
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
            searchList.choose(currentSearch, { keyword, type: undefined, chosen: {}, page: 1 })
          }}
        >
          <input
            key={query.keyword}
            className="in"
            type="search"
            name="keyword"
            defaultValue={query.keyword}
            maxLength={100}
            aria-label={t('search:label')}
            placeholder={t('search:label')}
          />
          <button className="go" type="submit" aria-label={t('search:title')}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      <SearchKinds
        groups={latest?.groups ?? []}
        chosen={query.type}
        urlOf={(type) => urlOf({ type, page: 1 })}
        onChoose={(type) => searchList.choose(currentSearch, { type, page: 1 })}
      />
      <SearchFilters
        facets={latest?.facets ?? []}
        chosen={query.chosen}
        isOpen={place.variant === 'desktop'}
        urlOf={(chosen) => urlOf({ chosen, page: 1 })}
        onChoose={chooseFilters}
      />
      <SearchResults
        live={!isStatic}
        place={place}
        recommended={recommended}
        keyword={query.keyword}
        results={results}
        count={count}
        onRetry={() => void searchList.search(currentSearch)}
      />
      <Pagination
        page={query.page}
        pages={Math.ceil(total / pageSize)}
        urlOf={(page) => urlOf({ page })}
        onChange={(page) => searchList.choose(currentSearch, { page })}
      />
    </>
  )
}
