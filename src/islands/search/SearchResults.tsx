import type { RefObject } from 'react'
import type { SearchResult } from '#src/domain/search/search-result.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import type { Place } from '#src/routes.ts'
import type { ListState } from '#src/stores/list/list.ts'
import type { SearchResponse } from '#src/stores/list/search.ts'
import { HighlightedText } from '#src/ui/HighlightedText.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { searchResultUrl } from '#src/ui/search-result-url.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { NothingFound } from './NothingFound.tsx'
import { ResultCover } from './ResultCover.tsx'
import { ResultFactList } from './ResultFactList.tsx'

interface SearchResultsProps {
  place: Place
  keyword: string
  recommended: readonly SearchSuggestion[]
  results: ListState<SearchResult, SearchResponse>
  /** Whether the visitor's time zone is known. */
  live: boolean
  /**
   * The ref of the element with the number of results. This element takes the focus when a pressed link is removed.
   */
  count: RefObject<HTMLParagraphElement | null>
  onRetry: () => void
}

/** The search results, or a message that there are none. If the search failed, an error is shown instead. */
export function SearchResults(props: SearchResultsProps) {
  const { place, keyword, recommended, results, live, count, onRetry } = props
  const { t } = useTranslation()
  if (keyword === '') return <p className="empty">{t('search:type')}</p>
  if (results.state === 'failed')
    return (
      <LoadFailure
        text={results.serverMessage ?? t('search:failed')}
        retry={t('list:retry')}
        onRetry={onRetry}
      />
    )
  if (results.state === 'ready' && results.total === 0)
    return (
      <NothingFound place={place} keyword={keyword} popular={results.popular} recommended={recommended} />
    )
  const rows = 'rows' in results ? results.rows : []
  const ready = results.state === 'ready' ? results : null
  return (
    <section aria-busy={results.state === 'loading' || undefined} className="stack gap-3">
      {ready?.instead && <p className="note">{t('search:instead', { keyword, instead: ready.instead })}</p>}
      <p role="status" ref={count} tabIndex={-1} className="results-head">
        <b className="num">{ready && t('search:count', { count: ready.total })}</b>
      </p>
      <ul className="panel tight rows whole results">
        {rows.map((result) => (
          <SearchResultItem
            key={`${result.type}-${result.id}`}
            result={result}
            live={live}
            href={searchResultUrl(place, result)}
          />
        ))}
      </ul>
    </section>
  )
}

interface SearchResultProps {
  result: SearchResult
  href: string
  live: boolean
}

function SearchResultItem({ result, href, live }: SearchResultProps) {
  const { locale } = useTranslation()
  const langAttributes = langAttributesOf(result, locale)
  return (
    <li>
      <ResultCover result={result} />
      <div className="stack gap-1">
        <h2 className="name" {...langAttributes}>
          <a href={href}>
            <HighlightedText text={result.title} marks={result.titleMarks} />
          </a>
        </h2>
        {result.summary && (
          <p className="muted" {...langAttributes}>
            <HighlightedText text={result.summary} marks={result.summaryMarks} />
          </p>
        )}
      </div>
      <ResultFactList result={result} live={live} />
    </li>
  )
}
