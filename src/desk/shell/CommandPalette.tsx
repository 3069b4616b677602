import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useState } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router } from '../address/router.ts'
import { useEarlyEnter } from '../components/use-early-enter.ts'
import { PaletteDialog } from './PaletteDialog.tsx'
import { $isEnterTyped, $typedQuery, closePalette } from './palette-state.ts'
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts'

/** The command palette: searches for items of all families and for views while the user types, and opens them. */
export default function CommandPalette() {
  const { t } = useTranslation()
  const [query, setQuery] = useState($typedQuery.get())
  const { entries, isComplete, isPending } = usePaletteEntries(query.trim())
  const open = (entry: PaletteEntry | null) => {
    if (!entry) return
    closePalette()
    $router.open(entry.href)
  }
  const onEarlyEnter = useEarlyEnter(isPending, entries[0], open, $isEnterTyped.get())
  return (
    <PaletteDialog>
      <Combobox<PaletteEntry | null> value={null} onChange={open} immediate>
        <ComboboxInput
          className="in"
          autoFocus
          displayValue={() => query}
          aria-label={t('shell:findLabel')}
          placeholder={t('shell:find')}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') closePalette()
            else onEarlyEnter(event)
          }}
        />
        <ComboboxOptions static className="cmd">
          {entries.map((entry) => (
            <ComboboxOption key={entry.href} value={entry}>
              <b>{entry.name}</b>
              <span className="meta">{entry.kind}</span>
            </ComboboxOption>
          ))}
          {isComplete && entries.length === 0 && (
            <ComboboxOption value={null} disabled className="meta">
              {t('edit:noReference')}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
    </PaletteDialog>
  )
}
