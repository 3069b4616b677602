import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { totalOf } from '../../stores/list.ts'
import { addressOf, type Listing, type ListingQuery, listing } from '../../stores/listing.ts'
import { Pages } from '../../ui/Pages.tsx'
import { addressFor } from './address.ts'
import { Filters } from './Filters.tsx'
import type { ListProps } from './props.ts'
import { Results } from './Results.tsx'

export const areas = ['list', 'course', 'classroom', 'video', 'news', 'trainer'] as const

/** A list with its filters and pages. What is chosen stands in the URL. */
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
        onClear={() => choose({ chosen: {}, pageNum: 1 })}
        onRetry={() => void listing.search(of)}
      />
      {results.state !== 'failed' && (
        <Pages
          page={query.pageNum}
          pages={Math.ceil(totalOf(results, props.total) / pageSize)}
          addressOf={(pageNum) => addressOf(of.address, { ...query, pageNum })}
          onChange={(pageNum) => choose({ pageNum })}
        />
      )}
    </>
  )
}
