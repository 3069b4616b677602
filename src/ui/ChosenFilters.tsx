import type { Facet, Filter, FilterValues } from '../domain/filter/facet.ts'
import { Icon } from './Icon.tsx'
import { onPlainClick } from './plain-click.ts'
import { useTranslation } from './TranslationContext.tsx'
import { useFilterValues } from './use-filter-values.ts'

interface ChosenFiltersProps {
  chosen: FilterValues
  facets: readonly Facet[]
  /** Returns the URL of the list with the given filters. */
  urlOf: (chosen: FilterValues) => string
  /**
   * Whether a link that clears all filters is displayed if there are several; false if the page already has such a
   * link elsewhere.
   */
  canClear: boolean
  onChoose: (chosen: FilterValues) => void
}

/**
 * The chosen filters, each as a link that removes the filter; if there are several, also a link that removes them
 * all. Uses the message namespaces `list` and `filter`.
 */
export function ChosenFilters({ chosen, facets, urlOf, canClear, onChoose }: ChosenFiltersProps) {
  const { t } = useTranslation()
  const valuesOf = useFilterValues()
  const textOf = (filter: Filter, value: string): string => {
    if (filter === 'keyword') return t('filter:words', { words: value })
    const facet = facets.find((each) => each.filter === filter) ?? { filter, values: [] }
    const known = facet.values.find((each) => each.value === value) ?? { value, name: null, count: 0 }
    return valuesOf({ filter, values: [known] })[0]?.text ?? value
  }
  const active = Object.entries(chosen).flatMap(([filter, value]) =>
    value ? [{ filter: filter as Filter, text: textOf(filter as Filter, value) }] : [],
  )
  if (active.length === 0) return null
  const withoutFilters = Object.fromEntries(active.map(({ filter }) => [filter, '']))
  return (
    <ul className="row gap-2" aria-label={t('filter:active')}>
      {active.map(({ filter, text }) => {
        const withoutThis = { ...chosen, [filter]: '' }
        return (
          <li key={filter}>
            <a
              className="tag"
              href={urlOf(withoutThis)}
              data-act={`remove-${filter}`}
              aria-label={t('filter:remove', { name: text })}
              onClick={onPlainClick(() => onChoose(withoutThis))}
            >
              {text}
              <Icon name="close" />
            </a>
          </li>
        )
      })}
      {active.length > 1 && canClear && (
        <li>
          <a
            className="tag"
            href={urlOf(withoutFilters)}
            data-act="clear-all"
            onClick={onPlainClick(() => onChoose(withoutFilters))}
          >
            {t('list:clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
