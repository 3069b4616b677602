import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { totalOf } from '#src/stores/list.ts'
import { addressOf, type Listing, type ListingQuery, listing } from '#src/stores/listing.ts'
import { Pages } from '#src/ui/Pages.tsx'
import { addressFor } from './address.ts'
import { Filters } from './Filters.tsx'
import type { ListProps } from './props.ts'
import { Results } from './Results.tsx'

export const areas = ['list', 'course', 'classroom', 'video', 'news', 'trainer', 'price'] as const

/** A list with its filters and pages. Chosen filters stand in the URL. */
export default function List(props: ListProps) {
  const { list, kind, pageSize, place, fields, choices = {} } = props
  const query = useStore(listing.$query)
  const results = useStore(listing.$results)
  const of = useMemo<Listing>(
    () => ({ list, ...(kind && { kind }), pageSize, address: addressFor(list, place, kind) }),
    [list, kind, pageSize, place],
  )
  useEffect(() => listing.open(of, fields), [of, fields])
  const choose = (change: Partial<ListingQuery>) => listing.choose(of, change)
  return (
    <>
      <Filters list={list} variant={place.variant} query={query} choices={choices} onChange={choose} />
      <Results
        {...props}
        results={results}
        onClear={() => choose({ chosen: {}, page: 1 })}
        onRetry={() => void listing.search(of)}
      />
      {results.state !== 'failed' && (
        <Pages
          page={results.state === 'static' ? props.page : query.page}
          pages={Math.ceil(totalOf(results, props.total) / pageSize)}
          addressOf={(page) => addressOf(of, { ...query, page })}
          onChange={(page) => choose({ page })}
        />
      )}
    </>
  )
}
