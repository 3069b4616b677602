import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { labelText } from '../../item/field-text.ts'
import type { ControlProps } from './control.ts'

/** A check box with its label beside it. */
export function YesNoControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  const translator = useTranslation()
  return (
    <label className="ck">
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {labelText(translator, field.label)}
    </label>
  )
}
