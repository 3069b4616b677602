import { useEffect, useRef, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useKeys } from '../../pieces/use-keys.ts'

/** The milliseconds without typing after which the list is searched. */
const pause = 200

/** The search field of the list of pools. */
export function PoolSearch({ value, onSearch }: { value: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation()
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
        aria-label={t('questions:searchPool')}
        placeholder={t('questions:searchPool')}
        aria-keyshortcuts="/"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
