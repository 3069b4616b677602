import type { Db } from '#server/db/client.ts'
import { checkCertificationEnrolment } from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import { enrolInClassroom } from '#server/services/learning/classroom-enrolment/enrol-in-classroom.ts'
import { enrolInExam } from '#server/services/learning/practical-exam-enrolment/enrol-in-exam.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'

export interface HoldSeatInput {
  learnerId: number
  audience: Audience
  target: OrderTarget
  emailNotification: EmailNotification
  /** The id of the region that is compared with that of a practical exam; null where nothing is compared. */
  examRegionId: number | null
  payBy: Date
  now: number
}

/** The food fields of an enrolment by an order: the payment form doesn't ask for allergies and diet. */
const noFood = { orderFood: false, allergies: null, diet: null }

/** Holds the item of an order until the order is paid. Refused as enrolling in it is, except for the fee. */
export async function holdSeat(tx: Db, holding: HoldSeatInput): Promise<true | RefusedResult> {
  const { target, examRegionId: regionId, payBy, ...wish } = holding
  if (target.kind === 'certification') {
    const may = await checkCertificationEnrolment(tx, { ...wish, certificationId: target.id })
    return isRefused(may) ? may : true
  }
  if (target.kind === 'practicalExam')
    return enrolInExam(tx, { ...wish, ...noFood, practicalExamId: target.id, regionId, byOrder: true })
  const kind = target.kind === 'classroom' ? ('certified' as const) : ('nonCertified' as const)
  return enrolInClassroom(tx, { ...wish, ...noFood, classroomId: target.id, kind, payBy })
}
