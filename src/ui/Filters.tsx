import type { Facet, Filter, FilterValues } from '../domain/filter/facet.ts'
import type { Variant } from '../routes.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Keyword } from './Keyword.tsx'
import { useTranslation } from './TranslationContext.tsx'
import { useFilterValues } from './use-filter-values.ts'

interface FiltersProps {
  /** The filters of the list, in their order. */
  filters: readonly Filter[]
  facets: readonly Facet[]
  chosen: FilterValues
  /** The names of filters in forms. */
  names: Readonly<Record<Filter, string>>
  /** Where the list stands: without scripts the form is sent there. */
  address: string
  /** Does something after some milliseconds; answers what forgets it. */
  later: (act: () => void, milliseconds: number) => () => void
  /** How many items are left. */
  total: number
  variant: Variant
  /** Whether they stand beside the list on a desk, not above it. */
  aside: boolean
  /** The words for the option that filters nothing, where they are not those of every list. */
  all?: { readonly [filter in Filter]?: string }
  onChange: (change: { [filter in Filter]?: string }) => void
}

/** How many filters stand above a list on a phone; more go into a sheet. */
const fitOnPhone = 2

/**
 * The filters of a list: beside it, in a line above it, or in a phone's sheet. A choice takes effect at once, words with Enter,
 * the button or a rest. Only filters that tell items apart are there. Speaks the areas `list` and `filter`.
 */
export function Filters(props: FiltersProps) {
  const { filters, facets, chosen, total, variant, aside, names, address, later, all = {}, onChange } = props
  const { t } = useTranslation()
  const valuesOf = useFilterValues()
  const offered = filters.flatMap((name) => facets.find(({ filter }) => filter === name) ?? [])
  const words = filters.includes('keyword')
  if (offered.length === 0 && !words) return null
  const selects = offered.map((facet) => (
    <FilterChoice
      key={facet.filter}
      name={names[facet.filter]}
      label={t(`filter:of.${facet.filter}`)}
      all={all[facet.filter] ?? t('list:all')}
      value={chosen[facet.filter] ?? ''}
      options={valuesOf(facet)}
      onChange={(value) => onChange({ [facet.filter]: value })}
    />
  ))
  const keyword = (
    <Keyword
      value={chosen.keyword ?? ''}
      bare={variant === 'mobile'}
      later={later}
      onChange={(text) => onChange({ keyword: text })}
    />
  )
  const onSubmit = (form: HTMLFormElement) => {
    if (words) onChange({ keyword: String(new FormData(form).get('keyword') ?? '').trim() })
  }
  if (variant === 'mobile' && filters.length > fitOnPhone)
    return (
      <FilterSheet
        chosen={offered.filter(({ filter }) => chosen[filter]).length}
        {...{ total, address }}
        keyword={words && keyword}
        onSubmit={onSubmit}
      >
        {selects}
      </FilterSheet>
    )
  return (
    <form
      className={aside ? 'filters panel stick stack gap-3.5' : 'row filter-row'}
      action={address}
      data-act="filter"
      aria-label={t('list:filters')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {aside && <h2 className="t20">{t('list:filters')}</h2>}
      {words && keyword}
      {selects}
      <button className={aside ? 'btn sec2 full' : 'btn sec2'} type="submit">
        {t('list:show')}
      </button>
    </form>
  )
}
