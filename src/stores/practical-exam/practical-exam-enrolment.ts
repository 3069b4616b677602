import {
  cancelPracticalExam,
  enrolInPracticalExam,
} from '../../contract/learning/practical-exam-enrolment.ts'
import { getPracticalExamQuote } from '../../contract/money/order.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { Offer } from '../../domain/order/offer.ts'
import { environment } from '../../environment/environment.ts'
import { paymentPageUrl } from '../../query/payment.ts'
import type { Place } from '../../routes.ts'
import { performAction } from '../action/action.ts'
import { type NoticeKey, reportUnreachable, showToast } from '../notice/notices.ts'
import { openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'
import { livePracticalExam } from './practical-exam.ts'

/** The data that the page passes to the enrolment in a date of a practical exam. */
export interface EnrollablePracticalExam {
  id: number
  certificationId: number
  /** The id of the first region of the date; 0 if there is none, so that every enrolment is refused. */
  regionId: number
  offer: Offer
  /** The kind of the certification that the exam belongs to; null if the site does not show it. */
  kind: CertificationKind | null
}

const signIn = 'enrolment:practicalExam.signIn'

/** The milliseconds between a response and the success message, for practical exams. Specification 1, section 4. */
const toastDelay = 500
const toastLater = (text: NoticeKey): void => void environment().later(() => showToast(text), toastDelay)

/**
 * Opens the payment page if the learner can enrol. Otherwise a dialog shows the reason before anything is paid:
 * another exam is open, or the theory exam is not passed.
 */
async function order(place: Place, id: number, regionId: number): Promise<void> {
  const target = { kind: 'practicalExam', id } as const
  const result = await environment().api.call(getPracticalExamQuote, { target, regionId })
  if (result.ok) return environment().navigation.go(paymentPageUrl(place, target))
  if (!openIfPrerequisiteMissing(result.failure)) reportUnreachable(result.failure)
  await livePracticalExam.reload(id)
}

/** Enrols in a date of a practical exam, or opens the payment page first. */
export const enrolByPracticalExam = (
  place: Place,
  { id, regionId, offer }: EnrollablePracticalExam,
  food: { allergies: string; diet: string },
): Promise<void> =>
  performAction(signIn, async () => {
    if (offer.kind === 'sold') return order(place, id, regionId)
    const result = await environment().api.call(enrolInPracticalExam, {
      practicalExamId: id,
      regionId,
      ...(food.allergies && { allergies: food.allergies }),
      ...(food.diet && { diet: food.diet }),
    })
    if (result.ok) toastLater('enrolment:practicalExam.enrolled')
    else if (!openIfPrerequisiteMissing(result.failure)) reportUnreachable(result.failure)
    await livePracticalExam.reload(id)
  })

/** Cancels the learner's seat in a practical exam. */
export const cancelPracticalExamSeat = ({ id }: EnrollablePracticalExam): Promise<void> =>
  performAction(signIn, async () => {
    const result = await environment().api.call(cancelPracticalExam, { practicalExamId: id })
    if (result.ok) toastLater('enrolment:practicalExam.cancelled')
    else reportUnreachable(result.failure)
    await livePracticalExam.reload(id)
  })
