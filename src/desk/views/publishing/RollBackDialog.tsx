import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import { rollBackSite } from '#src/contract/publishing/site-hold.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { focusPageIfLost } from '../../components/focus-page.ts'
import { formatInstant } from '../../components/format-time.ts'
import { $siteStates, loadSiteStates } from '../../session/site-states.ts'
import { instantOfRelease } from './site-health.ts'

interface RollBackDialogProps {
  site: string
  release: string
  onClose: () => void
}

/** A dialog that asks for the reason of a rollback and explains which pages visitors will see. */
export function RollBackDialog({ site, release, onClose }: RollBackDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setSending] = useState(false)
  const states = useStore($siteStates)
  const isEmpty = reason.trim() === ''
  // A rollback starts when the running publish has ended.
  const isWaiting = isSending && states?.find((state) => state.site === site)?.queued?.isRunning === true
  const rollBack = async () => {
    if (isSending || isEmpty) return
    setSending(true)
    const request = { folder: site, release, reason }
    const options = { waitsForPublish: true, shownByCaller: 'refusals' } as const
    const result = await deskApi().call(rollBackSite, request, options)
    setSending(false)
    await loadSiteStates()
    if (!result.ok) return setFailure(result.failure)
    onClose()
    focusPageIfLost()
  }
  return (
    <Dialog
      title={t('publishing:rollBackTitle', { site })}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button
            className="btn bad"
            type="button"
            aria-disabled={isEmpty}
            aria-busy={isSending}
            aria-describedby={isEmpty ? 'roll-back-needs' : undefined}
            onClick={() => void rollBack()}
          >
            {t('publishing:rollBack')}
          </button>
        </>
      }
    >
      <p>{t('publishing:rollBackText', { site, time: formatInstant(instantOfRelease(release)) })}</p>
      <div className="field">
        <label htmlFor="roll-back-reason">{t('publishing:reason')}</label>
        <textarea
          className="in"
          id="roll-back-reason"
          rows={3}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {isEmpty && (
          <p className="meta" id="roll-back-needs">
            {t('publishing:reasonNeeded')}
          </p>
        )}
      </div>
      {isWaiting && (
        <p className="meta" role="status">
          {t('publishing:running')}
        </p>
      )}
      {failure && <FailedPanel failure={failure} />}
    </Dialog>
  )
}
