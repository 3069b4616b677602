import { languageName } from '../../i18n/format.ts'
import { requirementInUrl, urlOfRequirement } from '../../stores/course-list.ts'
import { FilterChoice } from '../../ui/FilterChoice.tsx'
import { useWords } from '../../ui/Words.tsx'
import type { FiltersProps } from './props.ts'

/** All filters but the keyword. */
export function Choices({ query, filters, onChange }: FiltersProps) {
  const { t, spoken } = useWords()
  const named = (categories: readonly { slug: string; name: string }[]) =>
    categories.map(({ slug, name }) => ({ value: slug, text: name }))
  return (
    <>
      <FilterChoice
        name="certificationTypeName"
        label={t('course-list:certificationType')}
        all={t('course-list:any.certificationType')}
        value={query.certificationTypeName}
        options={named(filters.certificationTypes)}
        onChange={(certificationTypeName) => onChange({ certificationTypeName })}
      />
      <FilterChoice
        name="certificationSubtypeName"
        label={t('course-list:subtype')}
        all={t('course-list:any.subtype')}
        value={query.certificationSubtypeName}
        options={named(filters.subtypes)}
        onChange={(certificationSubtypeName) => onChange({ certificationSubtypeName })}
      />
      <RequirementChoice query={query} onChange={onChange} />
      <FilterChoice
        name="languageComplete"
        label={t('course-list:language')}
        all={t('course-list:any.language')}
        value={query.languageComplete}
        options={filters.languages.map((code) => ({ value: code, text: languageName(spoken, code) }))}
        onChange={(languageComplete) => onChange({ languageComplete })}
      />
      <FilterChoice
        name="versionLabel"
        label={t('course-list:version')}
        all={t('course-list:any.version')}
        value={query.versionLabel}
        options={filters.versions.map((version) => ({ value: version, text: version }))}
        onChange={(versionLabel) => onChange({ versionLabel })}
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
