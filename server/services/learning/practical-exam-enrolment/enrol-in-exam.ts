import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { regionsOf } from '#server/services/catalogue/region/regions-of.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { paymentRegionId, paymentRegions } from '#src/domain/order/payment-region.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { certificationNames } from '../certification-enrolment/certification-names.ts'
import {
  type CertificationEnrolmentRow,
  currentEnrolment,
} from '../certification-enrolment/current-enrolment.ts'
import { isTraining } from '../classroom-enrolment/training-refusal.ts'
import { cancelLiveOrder } from '../live-order/cancel-live-order.ts'
import { chargeRefusal } from '../live-order/charge-refusal.ts'
import { lockExam, placesTaken, shownExam } from './lock-exam.ts'
import { moveExamEnrolment } from './move-exam-enrolment.ts'
import { hasOpenExam, type OwnExamRow, ownExamRow } from './own-exam-rows.ts'

export interface EnrolInExamInput {
  learnerId: number
  audience: Audience
  /** Whether the site orders food; otherwise allergies are not kept. */
  orderFood: boolean
  practicalExamId: number
  /**
   * The id of the region that the client believes the exam is in, or of the payment region that its order names; the exam's own
   * country decides. Null by a letter: then nothing is compared.
   */
  regionId: number | null
  allergies: string | null
  diet: string | null
  now: number
  /**
   * The learner enrols by an invitation letter: it replaces the fee, and is open to learners who are approved
   * too.
   */
  byLetter?: boolean
  /** The learner enrols by an order: it replaces the fee, and the place waits for the payment. */
  byOrder?: boolean
}

/**
 * Gives a learner who has passed theory a place in a practical exam. Refused as `notFound`, `otherRegion`,
 * `alreadyRegistered`, `prerequisiteMissing` before the theory exam is passed, with the certification, `forbidden` after the practical
 * exam, by a letter that comes too early and where it costs something, `enrolmentExpired` after the
 * start and where the date was cancelled, `practicalExamOpen` while another date is open, and `practicalExamFull`. Specification 1, section 4.
 */
export async function enrolInExam(db: Db, wish: EnrolInExamInput): Promise<true | RefusedResult> {
  const { learnerId, practicalExamId, audience, now } = wish
  return db.transaction(async (tx) => {
    const shown = await shownExam(tx, audience, practicalExamId)
    if (!shown) return refuse('notFound')
    if (wish.regionId !== null && !(await regionIdsAt(tx, audience, shown.country)).includes(wish.regionId))
      return refuse('otherRegion')
    const { certificationId } = shown
    const registered = await currentEnrolment(tx, learnerId, certificationId, true)
    const exam = await lockExam(tx, practicalExamId)
    // While this waited for the lock, an editor may have withdrawn it.
    if (!exam || !(await shownExam(tx, audience, practicalExamId))) return refuse('notFound')
    if (await isCancelled(tx, 'practicalExam', practicalExamId))
      return refuse('enrolmentExpired', { reason: 'sessionCancelled' })
    const before = await ownExamRow(tx, learnerId, practicalExamId, true)
    // A letter replaces the order of a place that is held unpaid.
    const held = wish.byLetter && before?.status === 'pending'
    if (before && ['pending', 'enrolled', 'passed'].includes(before.status) && !held)
      return refuse('alreadyRegistered')
    const invited = wish.byLetter && registered?.progress === 'approved'
    if (registered?.progress !== 'practicalExam' && !invited)
      return notAdmitted(tx, { ...wish, certificationId }, registered)
    if (now >= Date.parse(exam.startsAt)) return refuse('enrolmentExpired')
    const charged = wish.byLetter || wish.byOrder ? null : chargeRefusal(audience, shown)
    if (charged) return charged
    if (await hasOpenExam(tx, { learnerId, practicalExamId, certificationId }))
      return refuse('practicalExamOpen')
    if (!held && (await placesTaken(tx, practicalExamId)) >= exam.capacity) return refuse('practicalExamFull')
    await keepRow(tx, wish, before)
    if (!wish.byOrder) await tellOfPlace(tx, wish)
    if (held) await cancelLiveOrder(tx, learnerId, { kind: 'practicalExam', id: practicalExamId }, now)
    return true
  })
}

/** What comes before the theory exam, and with it. */
const beforeTheory: readonly string[] = ['enrol', 'learning', 'exam']

/** The refusal of a learner who may not sit the practical exam now: it says what comes first, and names the certification. */
async function notAdmitted(
  tx: Db,
  { audience: { language }, certificationId, byLetter }: EnrolInExamInput & { certificationId: number },
  registered: CertificationEnrolmentRow | undefined,
): Promise<RefusedResult> {
  if (byLetter || (registered && !beforeTheory.includes(registered.progress))) return refuse('forbidden')
  return refuse('prerequisiteMissing', {
    reason: isTraining(registered) ? 'theoryFirst' : 'certificationFirst',
    prerequisites: await certificationNames(tx, { certificationId, language }),
  })
}

/** Mails the learner that they have a place; a learner who pays first is told by the order instead. */
const tellOfPlace = (
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

async function keepRow(tx: Db, wish: EnrolInExamInput, before: OwnExamRow | undefined): Promise<void> {
  const { learnerId, practicalExamId, orderFood, now } = wish
  const at = new Date(now)
  const allergies = orderFood ? wish.allergies : null
  const diet = orderFood ? wish.diet : null
  const status = wish.byOrder ? ('pending' as const) : ('enrolled' as const)
  if (before) return moveExamEnrolment(tx, before, status, now, { allergies, diet, createdAt: at })
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

/** The ids by which a client may name where an exam is: those of the regions that list its country, and that of the country in orders. */
async function regionIdsAt(tx: Db, audience: Audience, country: string): Promise<number[]> {
  const paying = paymentRegions.find((region) => region === country)
  const regions = (await regionsOf(tx, audience))(country)
  return [...regions.map(({ id }) => id), ...(paying ? [paymentRegionId[paying]] : [])]
}
