import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useEffect, useRef, useState } from 'react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import type { PoolUse } from '#src/domain/pool/pool-use.ts'
import type { FieldAttributes } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useInputDescription } from '#src/ui/use-input-description.ts'
import { readableRows } from '../../components/readable-rows.ts'
import { useCall } from '../../components/use-call.ts'
import { useEarlyEnter } from '../../components/use-early-enter.ts'

interface ReferenceSearchProps {
  attributes: FieldAttributes
  family: Family
  /** Only items whose fields have these values are offered. */
  filter: { readonly use?: PoolUse } | undefined
  /** The ids that are already chosen and therefore not offered. */
  without: readonly number[]
  onChoose: (id: number) => void
}

const pause = 150

/** Searches for items of a family while the editor types, and lists them below the field. */
export function ReferenceSearch({ attributes, family, filter, without, onChoose }: ReferenceSearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const [isOpen, setOpen] = useState(false)
  const { value, isLoading } = useCall(
    findContentItems,
    isOpen ? { family, ...filter, sort: 'title', limit: 20, ...(query && { query }) } : null,
  )
  const found = readableRows(value?.rows).filter(({ id }) => !without.includes(id))
  // Headless UI chooses the first option on Tab. This must happen only if the editor has typed something and results
  // have arrived. Otherwise Tab must only move the focus to the next field.
  const isTabbing = useRef(false)
  const input = useInputDescription(attributes['aria-describedby'])
  const choose = (id: number | null) => {
    if (isTabbing.current) return
    if (id !== null) onChoose(id)
    setTyped('')
    // Headless UI clears the input only for a choice that it makes itself, so the input is cleared here.
    if (input.current) input.current.value = ''
  }
  const isPending = isOpen && (isLoading || typed.trim() !== (query ?? ''))
  const onEarlyEnter = useEarlyEnter(isPending, found[0]?.id, choose)
  return (
    <Combobox<number | null> value={null} immediate onChange={choose}>
      <ComboboxInput
        {...attributes}
        ref={input}
        className="in"
        autoComplete="off"
        placeholder={t('edit:findReference', { family: t(`shell:family.${family}`) })}
        displayValue={() => typed}
        onFocus={() => {
          isTabbing.current = false
          setOpen(true)
        }}
        onKeyDown={(event) => {
          isTabbing.current = event.key === 'Tab' && (isPending || typed === '')
          onEarlyEnter(event)
        }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ComboboxOptions className="menu cmd wide" modal={false}>
        {found.map((item) => (
          <ComboboxOption key={item.id} value={item.id}>
            <b>{item.title}</b>
            <span className="meta">{[item.code ?? item.id, t(`state:${item.state}`)].join(' · ')}</span>
          </ComboboxOption>
        ))}
        {value && found.length === 0 && (
          <ComboboxOption value={null} disabled className="meta">
            {t('edit:noReference')}
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Combobox>
  )
}
