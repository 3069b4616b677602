import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { asList, asText, type ControlProps } from './control.ts'

interface TagControlProps extends ControlProps {
  options: readonly { value: string; label: string }[]
}

/** A choice of one value from a long list, or of several values as tags. */
export function TagControl({ options, ...props }: TagControlProps) {
  const { t } = useTranslation()
  const { field, attributes, value, onChange, disabled } = props
  const chosen = field.isList ? asList<string>(value) : []
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each
  const rest = options.filter((option) => !chosen.includes(option.value))
  return (
    <>
      {field.isList && chosen.length > 0 && (
        <ul className="tags">
          {chosen.map((each) => (
            <li key={each} className="tag">
              {labelOf(each)}
              {!disabled && (
                <button
                  type="button"
                  aria-label={t('edit:removeNamed', { name: labelOf(each) })}
                  onClick={() => onChange(chosen.filter((other) => other !== each))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <select
        {...attributes}
        className="in"
        value={field.isList ? '' : asText(value)}
        disabled={disabled}
        onChange={({ target }) =>
          onChange(field.isList ? [...chosen, target.value] : target.value || undefined)
        }
      >
        <option value="">
          {t(field.isList ? 'edit:add' : field.isRequired ? 'edit:choose' : 'edit:none')}
        </option>
        {rest.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  )
}
