import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { formatDate } from '#src/i18n/format.ts'
import { type Place, routes } from '#src/routes.ts'
import {
  $trainerApplication,
  markInvalidApplicationFields,
  sendTrainerApplication,
  uploadApplicationFile,
} from '#src/stores/contact/trainer-application.ts'
import { computeNewProof } from '#src/stores/form/proof.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SentNote } from '../SentNote.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { readTrainerForm } from './read-trainer-form.ts'

export const namespaces = ['trainer-application', 'form', 'trainer'] as const

interface TrainerApplicationProps {
  place: Place
  /** The URL of the privacy page. */
  privacy: string
  /** The tags of the languages that an applicant can teach in. */
  languages: readonly string[]
  /** The data of the static form when the island was mounted. */
  typed?: FormData | undefined
}

/** The application to become a trainer. Specification 1, section 1. */
export default function TrainerApplication({ place, typed, ...form }: TrainerApplicationProps) {
  const application = useStore($trainerApplication)
  const email = useRef('')
  useEffect(() => void computeNewProof('trainer'), [])
  useEffect(() => {
    const file = typed?.get('file')
    if (file instanceof File && file.size > 0) void uploadApplicationFile(file)
  }, [typed])
  if (application.state === 'sent')
    return <Sent place={place} email={email.current} number={application.number} day={application.decideBy} />
  return (
    <ApplicationForm
      {...form}
      typed={typed}
      sending={application}
      onCheck={(data) => markInvalidApplicationFields(readTrainerForm(data))}
      onSend={(data) => {
        email.current = String(data.get('email') ?? '')
        void sendTrainerApplication(readTrainerForm(data))
      }}
    />
  )
}

/** The message after sending, which explains the next step. */
function Sent({ place, email, number, day }: { place: Place; email: string; number: number; day: string }) {
  const { t, locale } = useTranslation()
  return (
    <SentNote title={t('trainer-application:sent')}>
      <p role="status">
        {t('trainer-application:next', { day: formatDate(locale, day.slice(0, 10)), email })}
      </p>
      <p>{t('trainer-application:need.deleted')}</p>
      <p className="meta">{t('trainer-application:number', { number })}</p>
      <a className="btn sec2" href={routes.trainers(place)}>
        {t('trainer-application:team')}
      </a>
    </SentNote>
  )
}
