import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { environment } from '#src/environment/environment.ts'
import { setUpExamDevice } from '#src/environment/set-up-exam-device.ts'
import { type Place, routes } from '#src/routes.ts'
import { $suggestions, loadSuggestions } from '#src/stores/list/suggestions.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { searchResultUrl } from '#src/ui/search-result-url.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SuggestionOptions } from './SuggestionOptions.tsx'

/** The maximum number of suggestions in the list. */
const maxShown = 7

export const namespaces = ['search', 'shell'] as const

interface SuggestionsProps {
  place: Place
  /** The id of the form, because a page may contain two of them. */
  id: string
  /** The form's data at the time when the island was mounted. */
  typed?: FormData
}

/** The search form of every page, with suggestions while the visitor types. ARIA pattern: combobox with a listbox. */
export default function Suggestions({ place, id, typed }: SuggestionsProps) {
  const { t } = useTranslation()
  const list = `${id}-finds`
  const field = useRef<HTMLInputElement>(null)
  const found = useStore($suggestions)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    setUpExamDevice()
    const words = field.current?.value ?? ''
    loadSuggestions(words)
    // The caret is moved back to the end of the typed text.
    field.current?.setSelectionRange(words.length, words.length)
  }, [])
  const rows = (open && found?.rows.slice(0, maxShown)) || []
  const isListOpen = rows.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = rows[active]
    if (step && isListOpen) {
      event.preventDefault()
      // The index -1, before the first option, stands for the search field itself.
      setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    } else if (event.key === 'Escape' && isListOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && row) {
      event.preventDefault()
      environment().navigation.go(searchResultUrl(place, row))
    }
  }
  const label = t('shell:search')
  return (
    <search
      className="srch"
      // A page that serves all screen sizes contains a second form in its mobile header, so its name must differ.
      aria-label={id === 'search' ? label : t('shell:onPhone', { name: label })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form action={routes.search(place)}>
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          className="in"
          type="search"
          name="keyword"
          id={id}
          placeholder={label}
          maxLength={100}
          defaultValue={String(typed?.get('keyword') ?? '')}
          required
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? list : undefined}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          onFocus={() => setOpen(true)}
          onInput={(event) => {
            setOpen(true)
            setActive(-1)
            loadSuggestions(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button className="go" type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
      {isListOpen && <SuggestionOptions id={list} place={place} rows={rows} active={active} />}
      <p className="sr" role="status">
        {isListOpen && t('search:count', { count: found?.total ?? 0 })}
      </p>
    </search>
  )
}
