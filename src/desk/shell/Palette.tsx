import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router } from '../address/router.ts'
import { $isPaletteOpen } from './palette-state.ts'
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts'

const close = () => $isPaletteOpen.set(false)

/** The command palette: finds items of all families and rooms by typing, and opens them. */
export default function Palette() {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const entries = usePaletteEntries(query.trim())
  const open = (entry: PaletteEntry | null) => {
    if (!entry) return
    close()
    $router.open(entry.href)
  }
  return (
    <Dialog
      title={t('shell:findTitle')}
      onClose={close}
      actions={<p className="meta">{t('shell:findHint')}</p>}
    >
      <Combobox<PaletteEntry | null> value={null} onChange={open} immediate>
        <ComboboxInput
          className="in"
          autoFocus
          aria-label={t('shell:findLabel')}
          placeholder={t('shell:find')}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <ComboboxOptions static className="cmd">
          {entries.map((entry) => (
            <ComboboxOption key={entry.href} value={entry}>
              <b>{entry.name}</b>
              <span className="meta">{entry.kind}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Dialog>
  )
}
