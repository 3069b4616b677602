import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Place } from '#src/routes.ts'
import { $checkInState, checkInByUrl } from '#src/stores/classroom/check-in.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CheckInCodeForm } from './CheckInCodeForm.tsx'
import { ScanMessage } from './ScanMessage.tsx'

export const namespaces = ['check-in', 'classroom', 'enrolment', 'notices'] as const

interface CheckInProps {
  place: Place
  /** The values of the static form; set if the island was mounted because the visitor submitted this form. */
  fields?: Record<string, string>
}

/**
 * The page that the QR code on the trainer's screen opens. It checks the learner in. If the URL contains no code,
 * the page shows an input for the code.
 */
export default function CheckIn({ place, fields }: CheckInProps) {
  const { t } = useTranslation()
  const checkIn = useStore($checkInState)
  useEffect(() => void checkInByUrl(place), [place])
  const needsCode = checkIn.state === 'none' || (checkIn.state === 'refused' && checkIn.reason === 'ranOut')
  return (
    <div className="stack gap-5 one-column">
      {checkIn.state === 'working' && (
        <p className="panel" role="status" aria-busy="true">
          {t('check-in:working')}
        </p>
      )}
      {checkIn.state !== 'none' && checkIn.state !== 'working' && (
        <ScanMessage place={place} checkIn={checkIn} />
      )}
      {needsCode && <CheckInCodeForm place={place} typed={fields?.code} />}
      <noscript>
        <p className="empty">{t('check-in:needsScript')}</p>
      </noscript>
    </div>
  )
}
