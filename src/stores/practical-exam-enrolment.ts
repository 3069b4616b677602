import { cancelPracticalExam, enrolInPracticalExam } from '../contract/practical-exam-enrolment.ts'
import { environment } from '../environment/environment.ts'
import type { Place } from '../routes.ts'
import { act, sayUnreachable } from './act.ts'
import { toast } from './notices.ts'
import { leavesToPay } from './payment.ts'
import { practicalExam } from './practical-exam.ts'

/** The facts about a date of a practical exam that the page hands to enrolling. */
export interface EnrollablePracticalExam {
  id: number
  certificationId: number
  /** The id of the first region that the date is offered in; without one nobody can enrol. */
  regionId: number | null
  charged: boolean
}

const signIn = 'enrolment:practicalExam.signIn'

/**
 * How much later than their answer the success messages of practical exams come, in milliseconds.
 * Specification 1, section 4.
 */
const saidAfter = 500
const sayLater = (text: string): void => void environment().later(() => toast(text), saidAfter)

/** Enrols in a date of a practical exam, or leaves to pay first. */
export const enrol = (
  place: Place,
  { id, regionId, charged }: EnrollablePracticalExam,
  food: { allergies: string; diet: string },
): Promise<void> =>
  act(signIn, async () => {
    if (charged && (await leavesToPay(place, { kind: 'practicalExam', id }))) return
    const answer = await environment().api.call(enrolInPracticalExam, {
      practicalExamId: id,
      regionId: regionId ?? 0,
      ...(food.allergies && { allergies: food.allergies }),
      ...(food.diet && { diet: food.diet }),
    })
    if (answer.ok) sayLater('enrolment:practicalExam.enrolled')
    else sayUnreachable(answer.failure)
    await practicalExam.load(id)
  })

/** Gives the learner's place in a practical exam back. */
export const leave = ({ id }: EnrollablePracticalExam): Promise<void> =>
  act(signIn, async () => {
    const answer = await environment().api.call(cancelPracticalExam, { practicalExamId: id })
    if (answer.ok) sayLater('enrolment:practicalExam.cancelled')
    else sayUnreachable(answer.failure)
    await practicalExam.load(id)
  })
