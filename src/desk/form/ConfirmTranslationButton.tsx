import { useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { type DocumentPath, formatPath } from '../item/document-path.ts'
import { useEdit } from './EditContext.tsx'
import { focusField } from './focus-field.ts'

/** The button that marks a translation as up to date after its English text was changed. */
export function ConfirmTranslationButton({ path }: { path: DocumentPath }) {
  const { t } = useTranslation()
  const { editor, language, canChange } = useEdit()
  const [isBusy, setBusy] = useState(false)
  if (!canChange(path)) return null
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    const name = formatPath(path)
    const isConfirmed = await editor.confirmText(language, name)
    setBusy(false)
    // The button disappears, so the focus moves to the field.
    if (isConfirmed) focusField(name)
  }
  return (
    <button className="btn quiet sm" type="button" aria-busy={isBusy || undefined} onClick={confirm}>
      {t('edit:stillRight')}
    </button>
  )
}
