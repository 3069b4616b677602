import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { routes } from '../../routes.ts'
import { $query, type CourseQuery, choose, openList } from '../../stores/course-list.ts'
import { Filters } from './Filters.tsx'
import type { CourseListProps } from './props.ts'
import { Results } from './Results.tsx'

export const areas = ['course-list', 'list', 'course'] as const

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
