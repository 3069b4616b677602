import { languageName } from '#src/i18n/format.ts'
import { activeFilters, type CourseQuery } from '#src/stores/course-list.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { CourseListProps } from './props.ts'

interface ActiveFiltersProps extends Pick<CourseListProps, 'filters'> {
  query: CourseQuery
  onChange: (change: Partial<CourseQuery>) => void
}

/** The chosen filters, each as a tag that removes it. */
export function ActiveFilters({ query, filters, onChange }: ActiveFiltersProps) {
  const { t, spoken } = useWords()
  const nameOfCategory = (slug: string) =>
    [...filters.certificationTypes, ...filters.subtypes].find((category) => category.slug === slug)?.name ??
    slug
  const names: Partial<Record<keyof CourseQuery, string>> = {
    keyword: `“${query.keyword}”`,
    certificationType: nameOfCategory(query.certificationType),
    subtype: nameOfCategory(query.subtype),
    requirement: query.requirement && t(`course:${query.requirement}`),
    language: query.language && languageName(spoken, query.language),
    version: query.version,
  }
  const active = activeFilters(query)
  if (active.length === 0) return null
  return (
    <ul className="row gap-2" aria-label={t('course-list:active')}>
      {active.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            className="tag"
            aria-label={t('course-list:remove', { name: names[filter] })}
            onClick={() => onChange({ [filter]: '', page: 1 })}
          >
            {names[filter]}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
