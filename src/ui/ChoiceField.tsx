import { type ComponentType, useEffect, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { Field } from './Field.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  error?: string | undefined
  optional?: boolean
  /** The options; if there are none, the field is a text field. */
  options: readonly ChoiceOption[]
  /** The initial value; it can be chosen even if it is not among the options. */
  initial: string
  maxLength: number
  onChoose?: (value: string) => void
  /** Called with the text on each change, if the field is a text field. */
  onWrite?: (value: string) => void
}

type SearchListComponent = ComponentType<
  import('react').ComponentProps<typeof import('./SearchableSelect.tsx').default>
>

/**
 * Returns the component of the searchable list; undefined until its script is loaded. Until then, a native select is
 * used. If the native select had the focus, the searchable list gets the focus.
 */
function useSearchList(id: string): SearchListComponent | undefined {
  const [loaded, setLoaded] = useState<{ List: SearchListComponent; hadFocus: boolean }>()
  useEffect(() => {
    let unmounted = false
    import('./SearchableSelect.tsx').then(
      ({ default: List }) => unmounted || setLoaded({ List, hadFocus: document.activeElement?.id === id }),
      () => undefined,
    )
    return () => {
      unmounted = true
    }
  }, [id])
  useEffect(() => {
    if (loaded?.hadFocus) document.getElementById(id)?.focus()
  }, [loaded, id])
  return loaded?.List
}

/**
 * A choice among options, or a text field without options. Specification 1, section 5: profile, searchable select
 * field.
 */
export function ChoiceField({
  options,
  initial,
  maxLength,
  onChoose,
  onWrite,
  error,
  ...field
}: ChoiceFieldProps) {
  const { t } = useTranslation()
  const List = useSearchList(field.name)
  const [value, setValue] = useState(initial)
  const [cleared, setCleared] = useState(false)
  const shownError = error ?? (cleared && !field.optional ? t('form:missing') : undefined)
  if (options.length === 0)
    return (
      <Field {...field} error={error}>
        {(attributes) => (
          <input
            className="in"
            {...attributes}
            maxLength={maxLength}
            defaultValue={initial}
            onInput={({ currentTarget }) => onWrite?.(currentTarget.value)}
          />
        )}
      </Field>
    )
  const isUnlisted = initial !== '' && !options.some((option) => option.value === initial)
  const allOptions = isUnlisted ? [{ value: initial, label: initial }, ...options] : options
  const choose = (chosen: string) => {
    setValue(chosen)
    setCleared(chosen === '')
    onChoose?.(chosen)
  }
  return (
    <Field {...field} error={shownError}>
      {(attributes) =>
        List ? (
          <List attributes={attributes} options={allOptions} value={value} onChoose={choose} />
        ) : (
          <select
            className="in"
            {...attributes}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{t('form:choose')}</option>
            {allOptions.map((option) => (
              <option key={option.label} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
