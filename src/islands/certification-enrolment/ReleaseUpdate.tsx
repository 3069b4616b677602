import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Certification } from '#src/domain/certification/certification.ts'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/act/act.ts'
import {
  acknowledgeRelease,
  continueInRelease,
  startTheoryExam,
} from '#src/stores/certification/certification-enrolment.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface UpdateProps {
  now: Certification
  update: NonNullable<Certification['update']>
  place: Place
}

/** Offers to continue in a newer release; afterwards asks whether to begin the exam. Specification 1, section 4. */
export function ReleaseUpdate({ now, update: told, place }: UpdateProps) {
  return told.tellsOfExam ? (
    <BeginExam now={now} update={told} place={place} />
  ) : (
    <GoOn now={now} update={told} place={place} />
  )
}

function BeginExam({ now, update: told, place }: UpdateProps) {
  const { t } = useTranslation()
  const close = () => void acknowledgeRelease(now.id, told.id)
  return (
    <Confirm
      title={t('certification-enrolment:update.examTitle')}
      confirm={t('certification:exam.start')}
      onConfirm={() => void acknowledgeRelease(now.id, told.id).then(() => startTheoryExam(place, now.id))}
      onClose={close}
    >
      <p>{t('certification-enrolment:update.examAsk')}</p>
    </Confirm>
  )
}

function GoOn({ now, update: told, place }: UpdateProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [asking, setAsking] = useState(false)
  return (
    <>
      {told.tellsOfUpdate && (
        <div className="note">
          <div className="stack gap-2">
            <p>{t('certification-enrolment:update.text')}</p>
            <button
              type="button"
              className="btn quiet sm"
              onClick={() => void acknowledgeRelease(now.id, told.id)}
            >
              {t('certification-enrolment:update.seen')}
            </button>
          </div>
        </div>
      )}
      <button type="button" className="btn sec2 full" onClick={() => setAsking(true)}>
        {t('certification-enrolment:update.goOn')}
      </button>
      {asking && (
        <Confirm
          title={t('certification-enrolment:update.goOn')}
          confirm={t('certification-enrolment:update.goOnNow')}
          busy={busy}
          onConfirm={() => void continueInRelease(place, now.id, told.id).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('certification-enrolment:update.ask')}</p>
        </Confirm>
      )}
    </>
  )
}
