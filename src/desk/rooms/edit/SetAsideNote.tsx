import { useStore } from '@nanostores/react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'

/** Shown while the text that the editor gave up in a conflict is kept: it can be brought back or deleted. */
export function SetAsideNote() {
  const { t } = useTranslation()
  const { editor, document } = useEdit()
  const kept = useStore(editor.setAside.$document)
  if (!kept) return null
  const bringBack = () => {
    // The current text is kept instead, so that this can be undone too.
    editor.setAside.keep(document)
    editor.replace(kept)
  }
  return (
    <div className="note row" role="status">
      <span>{t('edit:setAside')}</span>
      <button className="btn sec2 sm" type="button" onClick={bringBack}>
        {t('edit:setAsideBack')}
      </button>
      <button className="btn quiet sm" type="button" onClick={editor.setAside.delete}>
        {t('edit:setAsideDelete')}
      </button>
    </div>
  )
}
