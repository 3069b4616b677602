import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { onPlainClick } from '#src/ui/plain-click.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useFilterValues } from '#src/ui/use-filter-values.ts'

interface SearchFiltersProps {
  facets: readonly Facet[]
  chosen: FilterValues
  /** Whether the list of values is unfolded at the beginning. */
  isOpen: boolean
  /** Returns the URL of the search with the given filters. */
  urlOf: (chosen: FilterValues) => string
  onChoose: (chosen: FilterValues) => void
}

/**
 * The filters of the results apart from their type. Each value is a link with its count, and each chosen value is a
 * link that removes it.
 */
export function SearchFilters({ facets, chosen, isOpen, urlOf, onChoose }: SearchFiltersProps) {
  const { t } = useTranslation()
  const valuesOf = useFilterValues()
  const unchosen = facets.filter(({ filter }) => !chosen[filter])
  return (
    <>
      {unchosen.length > 0 && (
        <details className="narrow" open={isOpen}>
          <summary className="row gap-2">
            {t('list:filters')}
            <Icon name="chevronDown" />
          </summary>
          {unchosen.map((facet) => (
            <nav key={facet.filter} aria-label={t(`filter:of.${facet.filter}`)}>
              <span className="meta">{t(`filter:of.${facet.filter}`)}</span>
              <div className="row wrap-row gap-2">
                {valuesOf(facet).map(({ value, text, count }) => {
                  const withValue = { ...chosen, [facet.filter]: value }
                  return (
                    <a
                      key={value}
                      className="tag"
                      href={urlOf(withValue)}
                      data-act={`${facet.filter}-${value}`}
                      onClick={onPlainClick(() => onChoose(withValue))}
                    >
                      {text} <span className="num">{count}</span>
                    </a>
                  )
                })}
              </div>
            </nav>
          ))}
        </details>
      )}
      <ChosenFilters {...{ chosen, facets, urlOf, onChoose }} canClear />
    </>
  )
}
