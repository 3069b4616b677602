import type { Db } from '#server/db/client.ts'
import { checkCertificationEnrolment } from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { enrolInClassroom } from '#server/services/learning/classroom-enrolment/enrol-in-classroom.ts'
import { enrolInExam } from '#server/services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'

export interface ReserveSeatInput {
  learnerId: number
  audience: Audience
  target: OrderTarget
  emailNotification: SubscriptionStatus
  /** The region id that must match the region of a practical exam; null to skip this check. */
  examRegionId: number | null
  payBy: Date
  now: number
}

/**
 * The food fields of an enrolment by order are empty, because the payment form doesn't request allergies and diet.
 */
const noFood = { shouldOrderFood: false, allergies: null, diet: null }

/**
 * Reserves the item of an order until the order is paid. Refused for the same reasons as the enrolment, but not
 * because of the fee.
 */
export async function reserveSeat(tx: Db, input: ReserveSeatInput): Promise<true | RefusedResult> {
  const { target, examRegionId: regionId, payBy, ...rest } = input
  if (target.kind === 'certification') {
    const allowed = await checkCertificationEnrolment(tx, { ...rest, certificationId: target.id })
    return isRefused(allowed) ? allowed : true
  }
  if (target.kind === 'practicalExam')
    return enrolInExam(tx, { ...rest, ...noFood, practicalExamId: target.id, regionId, byOrder: true })
  const kind = target.kind === 'classroom' ? ('certified' as const) : ('nonCertified' as const)
  return enrolInClassroom(tx, { ...rest, ...noFood, classroomId: target.id, kind, payBy })
}
