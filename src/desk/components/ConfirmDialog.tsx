import { type ReactNode, useState } from 'react'
import type { Failure } from '../../api/result.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { FailedPanel } from './FailedPanel.tsx'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  /** The label of the button that performs the action. */
  actionLabel: string
  /** Performs the action. Returns the failure, or undefined on success. */
  onConfirm: () => Promise<Failure | undefined>
  onClose: () => void
}

/** A dialog that asks for confirmation before a destructive action. The safe button comes first and has the focus. */
export function ConfirmDialog({ title, text, actionLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const failed = await onConfirm()
    setBusy(false)
    if (failed) setFailure(failed)
    else onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button className="btn bad" type="button" aria-busy={isBusy} onClick={() => void run()}>
            {actionLabel}
          </button>
        </>
      }
    >
      <p>{text}</p>
      {failure && <FailedPanel failure={failure} />}
    </Dialog>
  )
}
