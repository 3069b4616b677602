import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { CourseFilters } from '../../content/page.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import { type Place, routes } from '../../routes.ts'
import { $query, type CourseQuery, choose, openList } from '../../stores/course-list.ts'
import { Filters } from './Filters.tsx'
import { Results } from './Results.tsx'

export const areas = ['course-list', 'course'] as const

export interface CourseListProps {
  place: Place
  kind: CertificationKind
  filters: CourseFilters
  total: number
  pageSize: number
  /** The static first page, shown until the first answer. */
  kept: { results?: string }
  /** What stood in the static form when the island was woken by it. */
  fields?: Record<string, string>
}

/** The course list: filters, their results and the pages of it. What is chosen stands in the URL. */
export default function CourseList(props: CourseListProps) {
  const { kind, pageSize, place, filters, fields } = props
  const query = useStore($query)
  const list = useMemo(
    () => ({ kind, pageSize, address: routes.courseList(place, kind) }),
    [kind, pageSize, place],
  )
  useEffect(() => openList(list, fields), [list, fields])
  const onChange = (change: Partial<CourseQuery>) => choose(list, change)
  return (
    <div className="split l">
      <Filters
        query={query}
        filters={filters}
        variant={place.variant}
        onChange={(change) => onChange({ ...change, pageNum: 1 })}
      />
      <Results {...props} list={list} query={query} onChange={onChange} />
    </div>
  )
}
