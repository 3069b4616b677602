import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import type { FieldTies } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface SearchChoiceProps {
  ties: FieldTies
  options: readonly ChoiceOption[]
  value: string
  /** Called with the chosen value; '' when the line is cleared. */
  onChoose: (value: string) => void
}

/** The text in which a label is looked for: without capitals and marks. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options whose labels hold what was typed; those that begin with it come first. */
function search(options: readonly ChoiceOption[], typed: string): readonly ChoiceOption[] {
  const wanted = plain(typed)
  const held = options.filter(({ label }) => plain(label).includes(wanted))
  const begins = ({ label }: ChoiceOption) => plain(label).startsWith(wanted)
  return [...held.filter(begins), ...held.filter((option) => !begins(option))]
}

/** Ties a field to its hint and its error: Headless UI's input replaces the attribute by one of its own, and drops it where it has none. */
function useDescribed(described: string | undefined) {
  const line = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (described) line.current?.setAttribute('aria-describedby', described)
    else line.current?.removeAttribute('aria-describedby')
  }, [described])
  return line
}

/** A list that is searched while typing; by keyboard, mouse and touch. Specification 1, section 5: searchable select field. */
export default function SearchChoice({ ties, options, value, onChoose }: SearchChoiceProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = search(options, typed)
  const shown = (chosen: string | null) => {
    const option = options.find((each) => each.value === chosen)
    return option?.short ?? option?.label ?? chosen ?? ''
  }
  const { name, 'aria-describedby': described, ...tied } = ties
  const line = useDescribed(described)
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  // What is chosen is drawn, then heard by the form like anything that is written.
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  // Tab takes the first option by itself: whoever has written nothing only goes on to the next field.
  const goesOn = useRef(false)
  return (
    <Combobox
      value={value}
      onChange={(chosen: string | null) => goesOn.current || onChoose(chosen ?? '')}
      onClose={() => setTyped('')}
      immediate
    >
      <div className="combo">
        <input ref={field} type="hidden" name={name} value={value} />
        <ComboboxInput
          {...tied}
          ref={line}
          className="in"
          autoComplete="off"
          placeholder={t('form:choose')}
          displayValue={shown}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => {
            goesOn.current = key === 'Tab' && typed === ''
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
