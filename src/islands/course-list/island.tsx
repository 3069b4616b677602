import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { routes } from '#src/routes.ts'
import { $query, type CourseQuery, choose, openList } from '#src/stores/course-list.ts'
import { useWords } from '#src/ui/Words.tsx'
import { Filters } from './Filters.tsx'
import type { CourseListProps } from './props.ts'
import { Results } from './Results.tsx'

export const areas = ['course-list', 'list', 'course'] as const

/** The course list with its filters, results and pages. Chosen filters stand in the URL. */
export default function CourseList(props: CourseListProps) {
  const { kind, pageSize, place, filters, fields } = props
  const { t } = useWords()
  const query = useStore($query)
  const list = useMemo(
    () => ({ kind, pageSize, address: routes.courses(place, kind) }),
    [kind, pageSize, place],
  )
  useEffect(() => openList(list, fields), [list, fields])
  const onChange = (change: Partial<CourseQuery>) => choose(list, change)
  return (
    <>
      <noscript>
        <p className="note mb-6">{t('course-list:needsScript')}</p>
      </noscript>
      <div className="split l">
        <Filters
          query={query}
          filters={filters}
          variant={place.variant}
          onChange={(change) => onChange({ ...change, page: 1 })}
        />
        <Results {...props} list={list} query={query} onChange={onChange} />
      </div>
    </>
  )
}
