import type { Chosen, Facet, Filter } from '../domain/filter/facet.ts'
import { Icon } from './Icon.tsx'
import { useFilterValues } from './use-filter-values.ts'
import { useWords } from './Words.tsx'

interface ChosenFiltersProps {
  chosen: Chosen
  facets: readonly Facet[]
  onRemove: (filter: Filter) => void
  /** Absent where something else on the page clears them. */
  onClear?: (() => void) | undefined
}

/** What is chosen, each as a tag that takes it off, and one that takes off all. Speaks the areas `list` and `filter`. */
export function ChosenFilters({ chosen, facets, onRemove, onClear }: ChosenFiltersProps) {
  const { t } = useWords()
  const valuesOf = useFilterValues()
  const wordsOf = (filter: Filter, value: string): string => {
    if (filter === 'keyword') return `“${value}”`
    const facet = facets.find((each) => each.filter === filter) ?? { filter, values: [] }
    const known = facet.values.find((each) => each.value === value) ?? { value, name: null, count: 0 }
    return valuesOf({ filter, values: [known] })[0]?.text ?? value
  }
  const active = Object.entries(chosen).flatMap(([filter, value]) =>
    value ? [{ filter: filter as Filter, text: wordsOf(filter as Filter, value) }] : [],
  )
  if (active.length === 0) return null
  return (
    <ul className="row gap-2" aria-label={t('filter:active')}>
      {active.map(({ filter, text }) => (
        <li key={filter}>
          <button
            type="button"
            className="tag"
            aria-label={t('filter:remove', { name: text })}
            onClick={() => onRemove(filter)}
          >
            {text}
            <Icon name="close" />
          </button>
        </li>
      ))}
      {active.length > 1 && onClear && (
        <li>
          <button type="button" className="tag" onClick={onClear}>
            {t('list:clear')}
          </button>
        </li>
      )}
    </ul>
  )
}
