import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface KeywordFieldProps {
  value: string
  /** Whether the label is visually hidden, as on a phone. */
  bare: boolean
  /** Calls `run` after the given milliseconds. Returns a function that cancels the call. */
  later: (run: () => void, milliseconds: number) => () => void
  onChange: (keyword: string) => void
}

/**
 * The milliseconds without typing after which the search runs; Enter searches immediately. Specification 1, section
 * 9: default debounce.
 */
const debounce = 1000

/** The keyword field of a list. Uses the message namespace `list`. */
export function KeywordField({ value, bare, later, onChange }: KeywordFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const cancelPending = useRef<() => void>(undefined)
  useEffect(() => {
    cancelPending.current?.()
    setText(value)
  }, [value])
  const label = t('list:keyword')
  const field = (
    <input
      className="in"
      id="keyword"
      name="keyword"
      type="search"
      maxLength={100}
      value={text}
      {...(bare && { 'aria-label': label, placeholder: label })}
      onChange={(event) => {
        const keyword = event.currentTarget.value
        setText(keyword)
        cancelPending.current?.()
        cancelPending.current = later(() => onChange(keyword.trim()), debounce)
      }}
    />
  )
  if (bare)
    return (
      <div className="srch">
        <Icon name="search" />
        {field}
      </div>
    )
  return (
    <div className="field">
      <label htmlFor="keyword">{label}</label>
      {field}
    </div>
  )
}
