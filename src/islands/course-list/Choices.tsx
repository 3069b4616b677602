import { languageName } from '#src/i18n/format.ts'
import { filterName } from '#src/query/filter.ts'
import { requirementInUrl, urlOfRequirement } from '#src/stores/course-list.ts'
import { FilterChoice } from '#src/ui/FilterChoice.tsx'
import { useWords } from '#src/ui/Words.tsx'
import type { FiltersProps } from './props.ts'

/** The fields of all filters except the keyword. */
export function Choices({ query, filters, onChange }: FiltersProps) {
  const { t, spoken } = useWords()
  const named = (categories: readonly { slug: string; name: string }[]) =>
    categories.map(({ slug, name }) => ({ value: slug, text: name }))
  return (
    <>
      <FilterChoice
        name={filterName.certificationType}
        label={t('course-list:certificationType')}
        all={t('course-list:any.certificationType')}
        value={query.certificationType}
        options={named(filters.certificationTypes)}
        onChange={(certificationType) => onChange({ certificationType })}
      />
      <FilterChoice
        name={filterName.subtype}
        label={t('course-list:subtype')}
        all={t('course-list:any.subtype')}
        value={query.subtype}
        options={named(filters.subtypes)}
        onChange={(subtype) => onChange({ subtype })}
      />
      <RequirementChoice query={query} onChange={onChange} />
      <FilterChoice
        name={filterName.language}
        label={t('course-list:language')}
        all={t('course-list:any.language')}
        value={query.language}
        options={filters.languages.map((code) => ({ value: code, text: languageName(spoken, code) }))}
        onChange={(language) => onChange({ language })}
      />
      <FilterChoice
        name={filterName.version}
        label={t('course-list:version')}
        all={t('course-list:any.version')}
        value={query.version}
        options={filters.versions.map((version) => ({ value: version, text: version }))}
        onChange={(version) => onChange({ version })}
      />
    </>
  )
}

function RequirementChoice({ query, onChange }: Pick<FiltersProps, 'query' | 'onChange'>) {
  const { t } = useWords()
  const options = [
    { value: '', text: t('course-list:any.requirement') },
    { value: '1', text: t('course:compulsory') },
    { value: '0', text: t('course:elective') },
  ]
  const chosen = query.requirement ? urlOfRequirement[query.requirement] : ''
  return (
    <fieldset>
      <legend className="lab pb-1">{t('course-list:requirement')}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="ck">
          <input
            type="radio"
            name="requirement"
            value={value}
            checked={value === chosen}
            onChange={() => onChange({ requirement: requirementInUrl[value] ?? '' })}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
