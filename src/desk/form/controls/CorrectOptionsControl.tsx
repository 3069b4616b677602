import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { getValue } from '../../item/document-path.ts'
import { optionsOfQuestion } from '../../item/question-options.ts'
import { useEdit } from '../EditContext.tsx'
import { asList, type ControlProps } from './control.ts'

/** A choice of the correct option of a question, or of several options if the question type allows it. */
export function CorrectOptionsControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { document, language } = useEdit()
  const question = getValue(document, attributes.name.split('.').slice(0, -1))
  const options = optionsOfQuestion(question, language)
  const isMultiple = getValue(question, ['type']) === 'multiple'
  const correct = asList<number>(value)
  const choose = (index: number, isChosen: boolean) => {
    if (!isMultiple) return onChange([index])
    const next = isChosen ? [...correct, index] : correct.filter((each) => each !== index)
    onChange(next.sort((one, other) => one - other))
  }
  if (options.length === 0) return <p className="meta">{t('questions:noOptions')}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div
      className="choices"
      role="group"
      id={attributes.id}
      tabIndex={-1}
      aria-labelledby={`${attributes.id}-label`}
      aria-describedby={attributes['aria-describedby']}
    >
      {options.map(({ letter, text, language: own, picture }, index) => (
        <label className="ck" key={letter}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={attributes.name}
            checked={correct.includes(index)}
            disabled={disabled}
            onChange={({ target }) => choose(index, target.checked)}
          />
          <span className="key">{letter}</span>
          <bdi lang={own}>{text || t(picture ? 'questions:pictureOption' : 'questions:emptyOption')}</bdi>
        </label>
      ))}
    </div>
  )
}
