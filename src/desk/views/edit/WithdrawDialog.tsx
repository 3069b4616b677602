import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import { findUses } from '#src/contract/publishing/content-document.ts'
import { withdrawItem } from '#src/contract/publishing/editing.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { useCall } from '../../components/use-call.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { loadSiteStates } from '../../session/site-states.ts'

interface WithdrawDialogProps {
  title: string
  /** Opens the dialog that schedules a later withdrawal instead. */
  onLater: () => void
  onClose: () => void
}

/**
 * A dialog that asks for confirmation before an item is withdrawn, and shows the number of items that refer to it.
 */
export function WithdrawDialog({ title, onLater, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const { value: uses } = useCall(findUses, editor.id === undefined ? null : { family, id: editor.id })
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setSending] = useState(false)
  const withdraw = async () => {
    if (editor.id === undefined || isSending) return
    setSending(true)
    const request = { family, id: editor.id }
    const result = await deskApi().call(withdrawItem, request, {
      waitsForPublish: true,
      shownByCaller: 'refusals',
    })
    setSending(false)
    await Promise.all([editor.refresh(), loadSiteStates()])
    if (result.ok) onClose()
    else setFailure(result.failure)
  }
  return (
    <Dialog
      title={t('edit:withdrawTitle', { name: title })}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button className="btn sec2" type="button" onClick={onLater}>
            {t('edit:withdrawLater')}
          </button>
          <button className="btn bad" type="button" aria-busy={isSending} onClick={() => void withdraw()}>
            {t(isSending ? 'edit:withdrawing' : 'edit:withdraw')}
          </button>
        </>
      }
    >
      <p>{t('edit:withdrawText')}</p>
      {uses && uses.total > 0 && <p>{t('edit:withdrawUses', { count: uses.total })}</p>}
      {failure && <FailedPanel failure={failure} />}
    </Dialog>
  )
}
