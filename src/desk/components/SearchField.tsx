import { useEffect, useRef, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useKeys } from './use-keys.ts'

/** The milliseconds without typing after which the list is searched. */
const pause = 200

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (query: string) => void
}

/** The search field of a list; `/` focuses it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => onSearch(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="srch">
      <Icon name="search" />
      <input
        ref={input}
        className="in"
        type="search"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
