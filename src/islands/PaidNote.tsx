import { useEffect, useState } from 'react'
import { loadOtherDates } from '#src/stores/classroom/other-dates.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const keys = {
  classroom: 'classroom-enrolment:cancel',
  practicalExam: 'practical-exam-enrolment:leave',
} as const

interface PaidNoteProps {
  kind: keyof typeof keys
  id: number
  /** The kind of training whose text is used; by default `kind`. */
  area?: keyof typeof keys
}

/**
 * The warning before a paid seat is cancelled: the payment is not refunded, but if there is another date, the
 * learner can move to it free of charge.
 */
export function PaidNote({ kind, id, area = kind }: PaidNoteProps) {
  const { t } = useTranslation()
  const [movable, setMovable] = useState(false)
  useEffect(() => {
    void loadOtherDates({ kind, id }).then((dates) => setMovable((dates ?? []).length > 0))
  }, [kind, id])
  return t(`${keys[area]}.${movable ? 'paid' : 'paidOnly'}`)
}
