import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useEffect, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import type { FieldAttributes } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'
import { useInputDescription } from './use-input-description.ts'

interface SearchableSelectProps {
  attributes: FieldAttributes
  options: readonly ChoiceOption[]
  value: string
  /** Called with the chosen value; '' when the field is cleared. */
  onChoose: (value: string) => void
}

/** Normalises a text for searching: lower case, without diacritics. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the options whose labels contain the typed text; those that begin with it come first. */
function search(options: readonly ChoiceOption[], typed: string): readonly ChoiceOption[] {
  const normalized = normalize(typed)
  const matches = options.filter(({ label }) => normalize(label).includes(normalized))
  const startsWith = ({ label }: ChoiceOption) => normalize(label).startsWith(normalized)
  return [...matches.filter(startsWith), ...matches.filter((option) => !startsWith(option))]
}

/**
 * A select field whose options can be searched by typing. It can be used by keyboard, mouse and touch. Specification
 * 1, section 5: searchable select field.
 */
export default function SearchableSelect({ attributes, options, value, onChoose }: SearchableSelectProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = search(options, typed)
  const displayValue = (chosen: string | null) => {
    const option = options.find((each) => each.value === chosen)
    return option?.short ?? option?.label ?? chosen ?? ''
  }
  const { name, 'aria-describedby': described, ...inputProps } = attributes
  const inputRef = useInputDescription(described)
  const field = useRef<HTMLInputElement>(null)
  const lastValue = useRef(value)
  // After a choice is rendered, an input event reports it to the form, as if it had been typed.
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  // Headless UI selects the first option on Tab. If nothing was typed, Tab must only move the focus to the next
  // field.
  const isTabbing = useRef(false)
  // The list opens only when the field is clicked or tapped. If a dialog sets the focus to the field, the list must
  // not open and cover the dialog's buttons.
  const [isPressed, setPressed] = useState(false)
  return (
    <Combobox
      value={value}
      onChange={(chosen: string | null) => isTabbing.current || onChoose(chosen ?? '')}
      onClose={() => setTyped('')}
      immediate={isPressed}
    >
      <div className="combo">
        <input ref={field} type="hidden" name={name} value={value} />
        <ComboboxInput
          {...inputProps}
          ref={inputRef}
          className="in"
          autoComplete="off"
          placeholder={t('form:choose')}
          displayValue={displayValue}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => {
            isTabbing.current = false
            target.select()
          }}
          onPointerDown={() => setPressed(true)}
          onClick={({ currentTarget }) => {
            if (currentTarget.getAttribute('aria-expanded') === 'true') return
            // Only a new focus opens the list, but the field already has the focus. Therefore the focus is removed
            // and set again.
            currentTarget.blur()
            currentTarget.focus()
          }}
          onKeyDown={({ key }) => {
            isTabbing.current = key === 'Tab' && typed === ''
          }}
        />
        <ComboboxButton className="combo-open" aria-label={t('form:choose')}>
          <Icon name="chevronDown" />
        </ComboboxButton>
        <ComboboxOptions as="ul" className="combo-list" modal={false}>
          {found.map((option) => (
            <ComboboxOption as="li" key={option.label} value={option.value}>
              {option.label}
            </ComboboxOption>
          ))}
          {found.length === 0 && (
            <li className="meta" role="presentation">
              {t('form:noneFound')}
            </li>
          )}
        </ComboboxOptions>
      </div>
    </Combobox>
  )
}
