import type { Facet, FacetValue, Filter } from '../domain/filter/facet.ts'
import { formatMonth, languageNameOf } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/** A value of a filter with its text. */
export interface FilterValue {
  value: string
  text: string
  count: number
}

const videoOf: Readonly<Record<string, string>> = { '1': 'topic', '2': 'course', '3': 'webinar' }

/** The filters whose values are not sorted alphabetically, because they have a natural order. */
const ordered: readonly Filter[] = ['month', 'level']
/** The filters whose values are displayed in reverse order: the newest first, and compulsory before elective. */
const newestFirst: readonly Filter[] = ['version', 'year', 'requirement']

/**
 * Returns a function for the values of a filter. The function returns them with their texts, in alphabetical order of
 * the page's language or in the filter's own order.
 */
export function useFilterValues(): (facet: Facet) => FilterValue[] {
  const { t, locale } = useTranslation()
  const textByFilter: { readonly [filter in Filter]?: (value: string) => string } = {
    requirement: (value) => t(`course:${value === '1' ? 'compulsory' : 'elective'}`),
    language: (value) => languageNameOf(locale, value),
    videoOf: (value) => t(`video:of.${videoOf[value]}`),
    month: (value) => formatMonth(locale, value),
    mode: (value) => t(`classroom:mode.${value}`),
    subject: (value) => t(`trainer:subject.${value}`),
    level: (value) => t(`home:ways.${value}`),
  }
  const collator = new Intl.Collator(locale, { numeric: true })
  return ({ filter, values }) => {
    const toFilterValue = ({ value, name, count }: FacetValue) => ({
      value,
      text: name ?? textByFilter[filter]?.(value) ?? value,
      count,
    })
    const filterValues = values.map(toFilterValue)
    if (newestFirst.includes(filter)) return filterValues.reverse()
    return ordered.includes(filter)
      ? filterValues
      : filterValues.sort((a, b) => collator.compare(a.text, b.text))
  }
}
