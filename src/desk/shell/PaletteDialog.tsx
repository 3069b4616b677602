import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $isEnterTyped, $typedQuery, closePalette } from './palette-state.ts'

/** The dialog of the command palette. Until its search is loaded, a plain input accepts the typed text and Enter. */
export function PaletteDialog({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('shell:findTitle')}
      onClose={closePalette}
      actions={<p className="meta">{t('shell:findHint')}</p>}
    >
      {children ?? (
        <input
          className="in"
          autoFocus
          aria-label={t('shell:findLabel')}
          placeholder={t('shell:find')}
          onChange={(event) => $typedQuery.set(event.target.value)}
          onKeyDown={({ key }) => $isEnterTyped.set(key === 'Enter' && $typedQuery.get().trim() !== '')}
        />
      )}
    </Dialog>
  )
}
