import { languageName } from '../../i18n/format.ts'
import { activeFilters, type CourseQuery } from '../../stores/course-list.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'
import type { CourseListProps } from './props.ts'

interface ActiveFiltersProps extends Pick<CourseListProps, 'filters'> {
  query: CourseQuery
  onChange: (change: Partial<CourseQuery>) => void
}

/** What is chosen, each as a tag that removes it. */
export function ActiveFilters({ query, filters, onChange }: ActiveFiltersProps) {
  const { t, spoken } = useWords()
  const categoryName = (slug: string) =>
    [...filters.certificationTypes, ...filters.subtypes].find((category) => category.slug === slug)?.name ??
    slug
  const names: Partial<Record<keyof CourseQuery, string>> = {
    keyword: `“${query.keyword}”`,
    certificationTypeName: categoryName(query.certificationTypeName),
    certificationSubtypeName: categoryName(query.certificationSubtypeName),
    requirement: query.requirement && t(`course:${query.requirement}`),
    languageComplete: query.languageComplete && languageName(spoken, query.languageComplete),
    versionLabel: query.versionLabel,
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
            onClick={() => onChange({ [filter]: '', pageNum: 1 })}
          >
            {names[filter]}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
