import { findOtherDates } from '../../contract/learning/classroom-enrolment.ts'
import { findOtherExamDates } from '../../contract/learning/practical-exam-enrolment.ts'
import type { OtherDate, OtherExamDate } from '../../domain/classroom/other-date.ts'
import { environment } from '../../environment/environment.ts'

/** A training or practical exam in which the learner has a seat. */
export interface HeldTraining {
  kind: 'classroom' | 'practicalExam'
  id: number
}

/** A date of a training or practical exam to which the learner can move. */
export type AlternativeDate = Pick<OtherDate, 'overlap'> & {
  session: OtherDate['classroom'] | OtherExamDate['practicalExam']
}

/** Returns the dates to which the learner can move from a session; null if they could not be loaded. */
export async function loadOtherDates({ kind, id }: HeldTraining): Promise<AlternativeDate[] | null> {
  const { api } = environment()
  if (kind === 'practicalExam') {
    const result = await api.call(findOtherExamDates, { practicalExamId: id })
    return result.ok
      ? result.value.map(({ practicalExam: session, overlap }) => ({ session, overlap }))
      : null
  }
  const result = await api.call(findOtherDates, { classroomId: id })
  return result.ok ? result.value.map(({ classroom: session, overlap }) => ({ session, overlap })) : null
}
