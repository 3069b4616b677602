import { Dialog } from '../Dialog.tsx'
import { useTranslation } from '../TranslationContext.tsx'

interface TimeUpDialogProps {
  busy: boolean
  /** Whether the exam could not be submitted because the device is offline. */
  isOffline: boolean
  onOk: () => void
}

/**
 * The dialog that opens when the time is up. OK submits the answers as they are. Specification 1, section 4. Uses
 * the message namespace `exam`.
 */
export function TimeUpDialog({ busy, isOffline, onOk }: TimeUpDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('exam:timeUp.title')}
      onClose={() => undefined}
      actions={
        <button type="button" className="btn" aria-busy={busy || undefined} onClick={onOk}>
          {t('exam:timeUp.ok')}
        </button>
      }
    >
      <p>{t(isOffline ? 'exam:timeUp.noLine' : 'exam:timeUp.text')}</p>
    </Dialog>
  )
}
