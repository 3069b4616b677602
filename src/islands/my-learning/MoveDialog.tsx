import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { moveMySeat } from '#src/stores/classroom/my-sessions.ts'
import { type AlternativeDate, loadOtherDates } from '#src/stores/classroom/other-dates.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DateChoice } from './DateChoice.tsx'
import { timeZoneOfTraining } from './session-zone.ts'

/**
 * The dialog that moves a seat to another date. It shows overlaps before the learner chooses, and says that moving
 * is free of charge.
 */
export function MoveDialog({ training, onClose }: { training: MyTraining; onClose: () => void }) {
  const { t, locale } = useTranslation()
  const busy = useStore($isActing)
  const isExam = training.kind === 'practicalExam'
  const { id, name, startsAt } = isExam ? training.practicalExam : training.classroom
  const [dates, setDates] = useState<AlternativeDate[] | 'loading' | 'failed'>('loading')
  const [chosen, setChosen] = useState<number>()
  const load = async () => {
    setDates('loading')
    setDates((await loadOtherDates({ kind: isExam ? 'practicalExam' : 'classroom', id })) ?? 'failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per dialog
  useEffect(() => void load(), [])
  const move = async () => {
    if (busy || chosen === undefined) return
    const failure = await moveMySeat(training, chosen)
    if (failure) void load()
    else onClose()
  }
  const hasDates = Array.isArray(dates) && dates.length > 0
  return (
    <Dialog
      wide
      title={t('my-session:move.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={onClose}>
            {t('enrolment:back')}
          </button>
          {hasDates && (
            <button
              type="button"
              className="btn"
              aria-busy={busy || undefined}
              disabled={chosen === undefined}
              onClick={() => void move()}
            >
              {t('my-session:move.confirm')}
            </button>
          )}
        </>
      }
    >
      <div className="stack gap-4">
        <p>
          {t('my-session:move.now', {
            name,
            when: formatDateTimeWithZone(locale, startsAt, timeZoneOfTraining(training)),
          })}
        </p>
        {dates === 'loading' && <div className="panel" aria-busy="true" />}
        {dates === 'failed' && (
          <LoadFailure
            text={t('my-session:move.failed')}
            retry={t('enrolment:retry')}
            onRetry={() => void load()}
          />
        )}
        {Array.isArray(dates) && dates.length === 0 && <p>{t('my-session:move.none')}</p>}
        {hasDates && <DateChoice dates={dates} chosen={chosen} onChoose={setChosen} />}
        <p className="meta">{t('my-session:move.free')}</p>
      </div>
    </Dialog>
  )
}
