import { useState } from 'react'
import { publishItem } from '#src/contract/publishing/editing.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { fromLocalTime, toLocalTime } from '../../item/local-time.ts'
import { failureText } from '../../pieces/failure-text.ts'

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Schedules the publish of an item, on all its sites at one moment. */
export function ScheduleDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const translator = useTranslation()
  const { t } = translator
  const { editor, family } = useEdit()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const [local, setLocal] = useState(toLocalTime(editor.$item.get()?.publishAt ?? inAnHour, zone()))
  const [wrong, setWrong] = useState<string>()
  const [isSending, setSending] = useState(false)
  const schedule = async () => {
    if (editor.id === undefined || isSending || !local) return
    setSending(true)
    const at = fromLocalTime(local, zone())
    const answer = await deskApi().call(
      publishItem,
      { family, id: editor.id, at },
      { shownByCaller: 'refusals' },
    )
    setSending(false)
    if (!answer.ok) return setWrong(failureText(answer.failure, translator))
    await editor.refresh()
    onClose()
  }
  return (
    <Dialog
      title={t('edit:scheduleTitle', { name: title })}
      onClose={onClose}
      actions={
        <>
          <button className="btn sec2" type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button className="btn" type="button" aria-busy={isSending} onClick={() => void schedule()}>
            {t('edit:schedule')}
          </button>
        </>
      }
    >
      <div className="field">
        <label htmlFor="schedule-at">{t('edit:scheduleAt', { zone: zone() })}</label>
        <input
          className="in num"
          id="schedule-at"
          type="datetime-local"
          value={local}
          aria-invalid={wrong ? true : undefined}
          aria-describedby="schedule-help"
          onChange={(event) => setLocal(event.target.value)}
        />
        <p className="meta" id="schedule-help">
          {t('edit:scheduleHelp')}
        </p>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  )
}
