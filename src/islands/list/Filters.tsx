import { type Filter, filterName } from '#src/query/filter.ts'
import type { Place } from '#src/routes.ts'
import { filtersOf, type ListingQuery, type ListName } from '#src/stores/listing.ts'
import { FilterChoice } from '#src/ui/FilterChoice.tsx'
import { FilterSheet } from '#src/ui/FilterSheet.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { Option } from './props.ts'

interface FiltersProps {
  list: ListName
  variant: Place['variant']
  query: ListingQuery
  choices: Readonly<Record<string, readonly Option[]>>
  onChange: (change: Partial<ListingQuery>) => void
}

/** The message key of each filter's label. */
const labels: Readonly<Partial<Record<Filter, string>>> = {
  keyword: 'list:keyword',
  productLine: 'video:productLine',
  videoType: 'video:videoType',
  videoOf: 'video:type',
  language: 'list:language',
  certificationType: 'list:certificationType',
  regionId: 'list:region',
}

/** How many filters stand above a list on a phone; more go into a sheet. */
const fitOnPhone = 2

/**
 * The filters in a line, or in a phone's sheet: a choice takes effect at once, words with Enter or the
 * button.
 */
export function Filters({ list, variant, query, choices, onChange }: FiltersProps) {
  const { t } = useWords()
  const names: readonly Filter[] = filtersOf[list]
  if (names.length === 0) return null
  const choose = (name: Filter, value: string) =>
    onChange({ chosen: { ...query.chosen, [name]: value }, page: 1 })
  const selects = names
    .filter((name) => name !== 'keyword')
    .map((name) => (
      <FilterChoice
        key={name}
        name={filterName[name]}
        label={t(labels[name] ?? name)}
        all={t('list:all')}
        value={query.chosen[name] ?? ''}
        options={choices[filterName[name]] ?? []}
        onChange={(value) => choose(name, value)}
      />
    ))
  const { keyword } = query.chosen
  if (variant === 'mobile' && names.length > fitOnPhone) {
    const words = t('list:keyword')
    const chosen = names.filter((name) => name !== 'keyword' && query.chosen[name]).length
    return (
      <FilterSheet
        chosen={chosen}
        keyword={<Keyword key={keyword} value={keyword} aria-label={words} placeholder={words} />}
        onKeyword={(text) => choose('keyword', text)}
      >
        {selects}
      </FilterSheet>
    )
  }
  return (
    <form
      className="row filter-row needs-script"
      data-act="filter"
      aria-label={t('list:filters')}
      onSubmit={(event) => {
        event.preventDefault()
        choose('keyword', String(new FormData(event.currentTarget).get('keyword') ?? '').trim())
      }}
    >
      {names.includes('keyword') && (
        <div className="field">
          <label htmlFor="keyword">{t('list:keyword')}</label>
          <Keyword key={keyword} value={keyword} id="keyword" />
        </div>
      )}
      {selects}
      <button className="btn sec2" type="submit">
        {t('list:show')}
      </button>
    </form>
  )
}

function Keyword({
  value,
  ...attributes
}: { value: string | undefined } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input className="in" type="search" name="keyword" maxLength={100} defaultValue={value} {...attributes} />
  )
}
