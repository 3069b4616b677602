import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { wireNameByFilter } from '#src/contract/protocol/wire-name-by-filter.ts'
import { filtersByList } from '#src/domain/filter/list-items.ts'
import { environment } from '#src/environment/environment.ts'
import { type ListingQuery, pathOfList } from '#src/query/listing.ts'
import { latestPageOf, totalOf } from '#src/stores/list/list.ts'
import { listUrlOf, type PageList, pageList } from '#src/stores/list/listing.ts'
import { Filters } from '#src/ui/Filters.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ListResults } from './ListResults.tsx'
import type { ListProps } from './props.ts'

export const namespaces = [
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

/** A list with its filters and pages. The URL contains the chosen filters. */
export default function List(props: ListProps) {
  const { list, kind, pageSize, place, fields } = props
  const { t } = useTranslation()
  const query = useStore(pageList.$query)
  const results = useStore(pageList.$results)
  const currentList = useMemo<PageList>(
    () => ({ list, ...(kind && { kind }), pageSize, address: pathOfList(list, place, kind) }),
    [list, kind, pageSize, place],
  )
  const initialQuery = useMemo(
    () => ({ chosen: props.chosen ?? {}, page: props.page }),
    [props.chosen, props.page],
  )
  useEffect(
    () => pageList.open(currentList, { query: initialQuery }, fields),
    [currentList, initialQuery, fields],
  )
  const choose = (change: Partial<ListingQuery>) => pageList.choose(currentList, change)
  const facets = latestPageOf(results)?.facets ?? props.facets
  const { chosen, page } = results.state === 'static' ? initialQuery : query
  return (
    <div className={list === 'course' ? 'split l' : 'contents'}>
      <Filters
        filters={filtersByList[list]}
        {...{ facets, chosen, total: totalOf(results, props.total), variant: place.variant }}
        names={wireNameByFilter}
        address={currentList.address}
        later={(run, milliseconds) => environment().later(run, milliseconds)}
        aside={list === 'course'}
        {...(list === 'practicalExam' && { all: { regionId: t('practical-exam:allCountries') } })}
        onChange={(change) => choose({ chosen: { ...chosen, ...change }, page: 1 })}
      />
      <ListResults
        {...props}
        {...{ results, facets, chosen }}
        urlOf={(next) => listUrlOf(currentList, { chosen: next, page: 1 })}
        onChoose={(next) => choose({ chosen: next, page: 1 })}
        onRetry={() => void pageList.search(currentList)}
      >
        <Pagination
          page={page}
          pages={Math.ceil(totalOf(results, props.total) / pageSize)}
          urlOf={(number) => listUrlOf(currentList, { chosen, page: number })}
          onChange={(number) => choose({ page: number })}
        />
      </ListResults>
    </div>
  )
}
