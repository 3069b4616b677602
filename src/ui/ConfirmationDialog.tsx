import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface ConfirmationDialogProps {
  title: string
  /** The text of the button that confirms. */
  confirm: string
  /** Whether the action removes something. The button is then red. */
  isHarmful?: boolean
  /** Whether the action is in progress. Clicks on the confirming button are then ignored. */
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that asks for confirmation. The button that cancels has the focus. Uses the message namespace
 * `enrolment`.
 */
export function ConfirmationDialog({
  title,
  confirm,
  isHarmful,
  busy,
  onConfirm,
  onClose,
  children,
}: ConfirmationDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('enrolment:back')}
          </button>
          <button
            type="button"
            className={isHarmful ? 'btn bad' : 'btn'}
            aria-busy={busy}
            onClick={busy ? undefined : onConfirm}
          >
            {confirm}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
