import { useEffect, useState } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { isAttendanceCertificateIssued } from '#src/stores/classroom/attendance.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface AttendanceProps {
  place: Place
  id: number
  /** Whether the learner attended, so that the certificate is available. */
  earned: boolean
}

/**
 * A note that a workshop, seminar or webinar gives a certificate of attendance. Renders nothing for trainings
 * without such a certificate.
 */
export function AttendanceNote({ place, id, earned }: AttendanceProps) {
  const { t } = useTranslation()
  const [promised, setPromised] = useState(false)
  useEffect(() => void isAttendanceCertificateIssued(id).then(setPromised), [id])
  if (!promised) return null
  return earned ? (
    <a className="btn full lg" href={`${routes.myLearning(place)}?tab=2`}>
      {t('classroom-enrolment:attendance.get')}
    </a>
  ) : (
    <p className="meta">{t('classroom-enrolment:attendance.comes')}</p>
  )
}
