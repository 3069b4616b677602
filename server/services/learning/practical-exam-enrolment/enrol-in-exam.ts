import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { loadRegionFinder } from '#server/services/catalogue/region/region-finder.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { idByPaymentRegion, paymentRegions } from '#src/domain/order/payment-region.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelActiveOrder } from '../active-order/cancel-active-order.ts'
import { checkCharge } from '../active-order/check-charge.ts'
import {
  type CertificationEnrolmentRow,
  findCurrentEnrolment,
} from '../certification-enrolment/find-current-enrolment.ts'
import { listCertificationNames } from '../certification-enrolment/list-certification-names.ts'
import { isInTraining } from '../classroom-enrolment/check-training.ts'
import { type ExamEnrolmentRow, findExamEnrolment, hasOpenExam } from './exam-enrolment-row.ts'
import { countTakenSeats, findVisibleExam, lockExam } from './lock-exam.ts'
import { updateExamEnrolmentStatus } from './update-exam-enrolment-status.ts'

export interface EnrolInExamInput {
  learnerId: number
  audience: Audience
  /** Whether the site orders food for participants; if not, allergies are not stored. */
  shouldOrderFood: boolean
  practicalExamId: number
  /**
   * The region id that the client sends, or the id of the order's payment region; it must match the exam's country.
   * Null for an enrolment with an invitation letter; the region is not checked then.
   */
  regionId: number | null
  allergies: string | null
  diet: string | null
  now: number
  /**
   * Whether the learner enrols with an invitation letter. The letter replaces the fee, and approved learners can use
   * a letter too.
   */
  byInvitation?: boolean
  /**
   * Whether the learner enrols with an order. The order replaces the fee, and the seat is reserved until the
   * payment.
   */
  byOrder?: boolean
}

/**
 * Enrols a learner who has passed the theory exam in a practical exam. Refused as `notFound` if there is no such
 * date, as `otherRegion` if the exam is held for another region, and as `alreadyRegistered` if the learner has a
 * seat already. Refused as `prerequisiteMissing`, with the certification, before the theory exam is passed. Refused
 * as `forbidden` after the practical exam, with a letter that is used too early, and if the exam has a fee. Refused
 * as `enrolmentExpired` after the start and for a cancelled date. Refused as `practicalExamOpen` if the learner has
 * another open date, and as `practicalExamFull` if there is no free seat. Specification 1, section 4.
 */
export async function enrolInExam(db: Db, input: EnrolInExamInput): Promise<true | RefusedResult> {
  const { learnerId, practicalExamId, audience, now } = input
  return db.transaction(async (tx) => {
    const visible = await findVisibleExam(tx, audience, practicalExamId)
    if (!visible) return refuse('notFound')
    if (
      input.regionId !== null &&
      !(await regionIdsAt(tx, audience, visible.country)).includes(input.regionId)
    )
      return refuse('otherRegion')
    const { certificationId } = visible
    const registration = await findCurrentEnrolment(tx, learnerId, certificationId, true)
    const exam = await lockExam(tx, practicalExamId)
    // An editor may have withdrawn the exam while this request waited for the lock.
    if (!exam || !(await findVisibleExam(tx, audience, practicalExamId))) return refuse('notFound')
    if (await isSessionCancelled(tx, 'practicalExam', practicalExamId))
      return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
    const previous = await findExamEnrolment(tx, learnerId, practicalExamId, true)
    // A learner with an unpaid seat can use a letter, which replaces the order.
    const isHeld = input.byInvitation && previous?.status === 'pending'
    if (previous && ['pending', 'enrolled', 'passed'].includes(previous.status) && !isHeld)
      return refuse('alreadyRegistered')
    const isInvited = input.byInvitation && registration?.progress === 'approved'
    if (registration?.progress !== 'practicalExam' && !isInvited)
      return admissionRefusal(tx, { ...input, certificationId }, registration)
    if (now >= Date.parse(exam.startsAt)) return refuse('enrolmentExpired')
    const feeRefusal = input.byInvitation || input.byOrder ? null : checkCharge(audience, visible)
    if (feeRefusal) return feeRefusal
    if (await hasOpenExam(tx, { learnerId, practicalExamId, certificationId }))
      return refuse('practicalExamOpen')
    if (!isHeld && (await countTakenSeats(tx, practicalExamId)) >= exam.capacity)
      return refuse('practicalExamFull')
    await saveEnrolment(tx, input, previous)
    if (!input.byOrder) await notifyOfSeat(tx, input)
    if (isHeld) await cancelActiveOrder(tx, learnerId, { kind: 'practicalExam', id: practicalExamId }, now)
    return true
  })
}

/** The progress before and during the theory exam. */
const beforeTheory: readonly string[] = ['enrol', 'learning', 'exam']

/**
 * Returns the refusal of a learner who may not take the practical exam now: the missing step, and the
 * certification's name.
 */
async function admissionRefusal(
  tx: Db,
  { audience: { language }, certificationId, byInvitation }: EnrolInExamInput & { certificationId: number },
  registration: CertificationEnrolmentRow | undefined,
): Promise<RefusedResult> {
  if (byInvitation || (registration && !beforeTheory.includes(registration.progress)))
    return refuse('forbidden')
  return refuse('prerequisiteMissing', {
    reason: isInTraining(registration) ? 'theoryFirst' : 'certificationFirst',
    prerequisites: await listCertificationNames(tx, { certificationId, language }),
  })
}

/** Queues the mail about the new seat. A learner who pays first gets the mail of the order instead. */
const notifyOfSeat = (
  tx: Db,
  { learnerId, practicalExamId, audience, now }: EnrolInExamInput,
): Promise<void> =>
  queueMail(tx, {
    kind: 'enrolled',
    learnerId,
    site: audience.site,
    data: { subject: { kind: 'practicalExam', id: practicalExamId } },
    now,
  })

async function saveEnrolment(
  tx: Db,
  input: EnrolInExamInput,
  previous: ExamEnrolmentRow | undefined,
): Promise<void> {
  const { learnerId, practicalExamId, shouldOrderFood: orderFood, now } = input
  const at = new Date(now)
  const allergies = orderFood ? input.allergies : null
  const diet = orderFood ? input.diet : null
  const status = input.byOrder ? ('pending' as const) : ('enrolled' as const)
  if (previous)
    return updateExamEnrolmentStatus(tx, previous, status, now, { allergies, diet, createdAt: at })
  await tx.insert(practicalExamEnrolment).values({
    learnerId,
    practicalExamId,
    status,
    allergies,
    diet,
    createdAt: at,
    changedAt: at,
  })
}

/**
 * Returns the region ids that a client may send for the exam's location: the ids of the regions that contain its
 * country, and the id of its payment region.
 */
async function regionIdsAt(tx: Db, audience: Audience, country: string): Promise<number[]> {
  const paymentRegion = paymentRegions.find((region) => region === country)
  const regions = (await loadRegionFinder(tx, audience))(country)
  return [...regions.map(({ id }) => id), ...(paymentRegion ? [idByPaymentRegion[paymentRegion]] : [])]
}
