import { useState } from 'react'
import type { Failure } from '../../api/result.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { fromLocalTime, toLocalTime } from '../item/local-time.ts'
import { failureText } from './failure-text.ts'

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

interface DateTimeDialogProps {
  title: string
  help: string
  /** The label of the button that performs the action. */
  actionLabel: string
  /** The moment that is preset; if it is null, one hour from now. */
  at: string | null
  /** Performs the action. Returns the failure, or undefined on success. */
  onConfirm: (at: string) => Promise<Failure | undefined>
  onClose: () => void
}

/** A dialog in which the editor chooses the moment of an action, in the time zone of the browser. */
export function DateTimeDialog({ title, help, actionLabel, at, onConfirm, onClose }: DateTimeDialogProps) {
  const translator = useTranslation()
  const { t } = translator
  const start = at ?? new Date(Date.now() + 3_600_000).toISOString()
  const [local, setLocal] = useState(toLocalTime(start, zone()))
  const [wrong, setWrong] = useState<string>()
  const [isSending, setSending] = useState(false)
  const schedule = async () => {
    if (isSending || !local) return
    setSending(true)
    const failure = await onConfirm(fromLocalTime(local, zone()))
    setSending(false)
    if (failure) setWrong(failureText(failure, translator))
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
          <button
            className="btn"
            type="button"
            aria-busy={isSending}
            aria-disabled={!local}
            onClick={() => void schedule()}
          >
            {actionLabel}
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
          onChange={(event) => {
            setLocal(event.target.value)
            setWrong(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void schedule()
          }}
        />
        <p className="meta" id="schedule-help">
          {help}
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
