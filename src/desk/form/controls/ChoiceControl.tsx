import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { valueText } from '../../item/field-text.ts'
import { asList, asText, type ControlProps } from './control.ts'

/** A choice of one value, or of several values as check boxes. */
export function ChoiceControl(props: ControlProps) {
  return props.field.isList ? <SeveralChoices {...props} /> : <OneChoice {...props} />
}

function OneChoice({ field, attributes, value, onChange, disabled }: ControlProps) {
  const translator = useTranslation()
  return (
    <select
      {...attributes}
      className="in"
      value={asText(value)}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{translator.t(field.isRequired ? 'edit:choose' : 'edit:none')}</option>
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {valueText(translator, choice)}
        </option>
      ))}
    </select>
  )
}

function SeveralChoices({ field, attributes, value, onChange, disabled }: ControlProps) {
  const translator = useTranslation()
  const chosen = asList<string>(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div className="choices" role="group" id={attributes.id} aria-labelledby={`${attributes.id}-label`}>
      {field.choices?.map((choice) => (
        <label className="ck" key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
            }
          />
          {valueText(translator, choice)}
        </label>
      ))}
    </div>
  )
}
