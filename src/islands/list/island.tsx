import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { filterName } from '#src/contract/filter-name.ts'
import { environment } from '#src/environment/environment.ts'
import { answered, totalOf } from '#src/stores/list.ts'
import { addressOf, filtersOf, type Listing, type ListingQuery, listing } from '#src/stores/listing.ts'
import { Filters } from '#src/ui/Filters.tsx'
import { Pages } from '#src/ui/Pages.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { addressFor } from './address.ts'
import type { ListProps } from './props.ts'
import { Results } from './Results.tsx'

export const areas = [
  'list',
  'filter',
  'course-list',
  'course',
  'classroom',
  'video',
  'practical-exam',
  'news',
  'trainer',
  'price',
] as const

/** A list with its filters and pages. What is chosen stands in the URL. */
export default function List(props: ListProps) {
  const { list, kind, pageSize, place, fields } = props
  const { t } = useWords()
  const query = useStore(listing.$query)
  const results = useStore(listing.$results)
  const of = useMemo<Listing>(
    () => ({ list, ...(kind && { kind }), pageSize, address: addressFor(list, place, kind) }),
    [list, kind, pageSize, place],
  )
  useEffect(() => listing.open(of, fields), [of, fields])
  const choose = (change: Partial<ListingQuery>) => listing.choose(of, change)
  const facets = answered(results)?.facets ?? props.facets
  const chosen = query.chosen
  return (
    <div className={list === 'course' ? 'split l' : 'contents'}>
      <Filters
        filters={filtersOf[list]}
        {...{ facets, chosen, total: totalOf(results, props.total), variant: place.variant }}
        names={filterName}
        later={(act, milliseconds) => environment().later(act, milliseconds)}
        aside={list === 'course'}
        {...(list === 'practicalExam' && { all: { regionId: t('practical-exam:allCountries') } })}
        onChange={(change) => choose({ chosen: { ...chosen, ...change }, page: 1 })}
      />
      <Results
        {...props}
        {...{ results, facets, chosen }}
        onChange={(change) => choose({ chosen: { ...chosen, ...change }, page: 1 })}
        onClear={() => choose({ chosen: {}, page: 1 })}
        onRetry={() => void listing.search(of)}
      >
        <Pages
          page={results.state === 'static' ? props.page : query.page}
          pages={Math.ceil(totalOf(results, props.total) / pageSize)}
          addressOf={(page) => addressOf(of, { ...query, page })}
          onChange={(page) => choose({ page })}
        />
      </Results>
    </div>
  )
}
