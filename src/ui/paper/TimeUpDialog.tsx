import { Dialog } from '../Dialog.tsx'
import { useTranslation } from '../TranslationContext.tsx'

interface TimeUpProps {
  busy: boolean
  /** Whether there was no line to submit over. */
  noLine: boolean
  onOk: () => void
}

/** The end of the time: one OK, then it is submitted as it is. Specification 1, section 4. Speaks the area `exam`. */
export function TimeUpDialog({ busy, noLine, onOk }: TimeUpProps) {
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
      <p>{t(noLine ? 'exam:timeUp.noLine' : 'exam:timeUp.text')}</p>
    </Dialog>
  )
}
