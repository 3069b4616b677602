import { languageName } from '../../i18n/format.ts'
import { requirementInUrl, urlOfRequirement } from '../../stores/course-list.ts'
import { useWords } from '../../ui/Words.tsx'
import type { FiltersProps } from './props.ts'

/** All filters but the keyword. */
export function Choices({ query, filters, onChange }: FiltersProps) {
  const { t, spoken } = useWords()
  const named = (categories: readonly { slug: string; name: string }[]) =>
    categories.map(({ slug, name }) => ({ value: slug, text: name }))
  return (
    <>
      <Choice
        name="certificationTypeName"
        words="certificationType"
        value={query.certificationTypeName}
        options={named(filters.certificationTypes)}
        onChange={(certificationTypeName) => onChange({ certificationTypeName })}
      />
      <Choice
        name="certificationSubtypeName"
        words="subtype"
        value={query.certificationSubtypeName}
        options={named(filters.subtypes)}
        onChange={(certificationSubtypeName) => onChange({ certificationSubtypeName })}
      />
      <RequirementChoice query={query} onChange={onChange} />
      <Choice
        name="languageComplete"
        words="language"
        value={query.languageComplete}
        options={filters.languages.map((code) => ({ value: code, text: languageName(spoken, code) }))}
        onChange={(languageComplete) => onChange({ languageComplete })}
      />
      <Choice
        name="versionLabel"
        words="version"
        value={query.versionLabel}
        options={filters.versions.map((version) => ({ value: version, text: version }))}
        onChange={(versionLabel) => onChange({ versionLabel })}
      />
      <button className="btn sec2 full" type="submit">
        {t('course-list:show')}
      </button>
    </>
  )
}

interface ChoiceProps {
  name: string
  /** The key of its label, and of the words for everything. */
  words: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

function Choice({ name, words, value, options, onChange }: ChoiceProps) {
  const { t } = useWords()
  return (
    <div className="field">
      <label htmlFor={name}>{t(`course-list:${words}`)}</label>
      <select
        className="in"
        id={name}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t(`course-list:any.${words}`)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
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
