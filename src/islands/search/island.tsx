import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { searchAddress, searched } from '#src/stores/search.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Pages } from '#src/ui/Pages.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Finds } from './Finds.tsx'
import { Groups } from './Groups.tsx'

export const areas = ['search', 'list'] as const

interface SearchProps {
  place: Place
  pageSize: number
  /** The fields of the static form when it woke the island. */
  fields?: Record<string, string>
}

/** The search page: a field and the results. The keyword stands in the URL. */
export default function Search({ place, pageSize, fields }: SearchProps) {
  const { t } = useWords()
  const query = useStore(searched.$query)
  const results = useStore(searched.$results)
  const of = useMemo(() => ({ address: routes.search(place), pageSize }), [place, pageSize])
  useEffect(() => searched.open(of, fields), [of, fields])
  const total = results.state === 'ready' ? results.total : 0
  return (
    <>
      <search className="srch needs-script">
        <form
          data-act="search"
          onSubmit={(event) => {
            event.preventDefault()
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
            searched.choose(of, { keyword, type: undefined, page: 1 })
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
      <noscript>
        <p className="note">{t('search:needsScript')}</p>
      </noscript>
      <Groups
        groups={results.state === 'ready' ? results.groups : []}
        chosen={query.type}
        addressOf={(type) => of.address + searchAddress({ ...query, type, page: 1 })}
        onChoose={(type) => searched.choose(of, { type, page: 1 })}
      />
      <Finds
        place={place}
        keyword={query.keyword}
        results={results}
        onRetry={() => void searched.search(of)}
      />
      <Pages
        page={query.page}
        pages={Math.ceil(total / pageSize)}
        addressOf={(page) => of.address + searchAddress({ ...query, page })}
        onChange={(page) => searched.choose(of, { page })}
      />
    </>
  )
}
