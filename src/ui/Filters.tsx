import type { Facet, Filter, FilterValues } from '../domain/filter/facet.ts'
import type { Variant } from '../routes.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { KeywordField } from './KeywordField.tsx'
import { useTranslation } from './TranslationContext.tsx'
import { useFilterValues } from './use-filter-values.ts'

interface FiltersProps {
  /** The filters of the list, in display order. */
  filters: readonly Filter[]
  facets: readonly Facet[]
  chosen: FilterValues
  /** The names of filters in forms. */
  names: Readonly<Record<Filter, string>>
  /** The URL of the list, to which the form is submitted if scripts are not available. */
  address: string
  /** Calls `run` after the given milliseconds. Returns a function that cancels the call. */
  later: (run: () => void, milliseconds: number) => () => void
  /** The number of items that match the filters. */
  total: number
  variant: Variant
  /** Whether the filters are beside the list on a desktop; if false, they are above it. */
  aside: boolean
  /** The texts of the options that remove a filter, if they differ from the default. */
  all?: { readonly [filter in Filter]?: string }
  onChange: (change: { [filter in Filter]?: string }) => void
}

/** The maximum number of filters that are shown above a list on a phone; more filters are in a sheet. */
const maxOnPhone = 2

/**
 * The filters of a list: beside it, in a row above it, or in a sheet on phones. A choice takes effect immediately,
 * a keyword on Enter, on a click of the button, or after a pause. Filters without any option are not displayed.
 * Uses the message namespaces `list` and `filter`.
 */
export function Filters(props: FiltersProps) {
  const { filters, facets, chosen, total, variant, aside, names, address, later, all = {}, onChange } = props
  const { t } = useTranslation()
  const valuesOf = useFilterValues()
  const shownFacets = filters.flatMap((name) => facets.find(({ filter }) => filter === name) ?? [])
  const hasKeyword = filters.includes('keyword')
  if (shownFacets.length === 0 && !hasKeyword) return null
  const selects = shownFacets.map((facet) => (
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
    <KeywordField
      value={chosen.keyword ?? ''}
      bare={variant === 'mobile'}
      later={later}
      onChange={(text) => onChange({ keyword: text })}
    />
  )
  const onSubmit = (form: HTMLFormElement) => {
    if (hasKeyword) onChange({ keyword: String(new FormData(form).get('keyword') ?? '').trim() })
  }
  if (variant === 'mobile' && filters.length > maxOnPhone)
    return (
      <FilterSheet
        chosen={filters.filter((name) => name !== 'keyword' && chosen[name]).length}
        {...{ total, address }}
        keyword={hasKeyword && keyword}
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
      {hasKeyword && keyword}
      {selects}
      <button className={aside ? 'btn sec2 full' : 'btn sec2'} type="submit">
        {t('list:show')}
      </button>
    </form>
  )
}
