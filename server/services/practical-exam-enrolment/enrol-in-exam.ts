import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { chargeRefusal } from '../classroom-enrolment/charge.ts'
import type { Audience } from '../content/shown-to.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { cancelLiveOrder } from '../order/cancel-live-order.ts'
import { regionsOf } from '../region/regions-of.ts'
import { lockExam, placesTaken, shownExam } from './lock-exam.ts'
import { moveExamEnrolment } from './move-exam-enrolment.ts'
import { hasOpenExam, type OwnExamRow, ownExamRow } from './own-exam-rows.ts'

export interface ExamWish {
  learnerId: number
  audience: Audience
  /** Whether the site orders food; elsewhere nobody's allergies are kept. */
  orderFood: boolean
  examId: number
  /** What the client believes; the exam's own country decides. Null by a letter: then nothing is compared. */
  regionId: number | null
  allergies: string | null
  diet: string | null
  now: number
  /** By an invitation letter: it stands for the fee, and is open to those who are approved too. */
  byLetter?: boolean
  /** By an order: it stands for the fee, and the place waits for the payment. */
  byOrder?: boolean
}

/**
 * Gives a learner who has passed theory a place in a practical exam. Refused as `notFound`, `otherRegion`,
 * `alreadyRegistered`, `forbidden` before theory is passed or where it costs something, `enrolmentExpired` after the
 * start, `practicalExamOpen` while another date is open, and `practicalExamFull`. Specification 1, section 4.
 */
export async function enrolInExam(db: Db, wish: ExamWish): Promise<true | Refused> {
  const { learnerId, examId, audience, now } = wish
  return db.transaction(async (tx) => {
    const shown = await shownExam(tx, audience, examId)
    if (!shown) return refuse('notFound')
    const regions = (await regionsOf(tx, audience))(shown.country)
    if (wish.regionId !== null && !regions.some(({ id }) => id === wish.regionId))
      return refuse('otherRegion')
    const { certificationId } = shown
    const registered = await currentEnrolment(tx, learnerId, certificationId, true)
    const exam = await lockExam(tx, examId)
    if (!exam) return refuse('notFound')
    const before = await ownExamRow(tx, learnerId, examId, true)
    // A letter stands for the order of a place that is held unpaid.
    const held = wish.byLetter && before?.status === 'pending'
    if (before && ['pending', 'enrolled', 'passed'].includes(before.status) && !held)
      return refuse('alreadyRegistered')
    const invited = wish.byLetter && registered?.progress === 'approved'
    if (registered?.progress !== 'practicalExam' && !invited) return refuse('forbidden')
    if (now >= Date.parse(exam.startsAt)) return refuse('enrolmentExpired')
    const charged = wish.byLetter || wish.byOrder ? null : chargeRefusal(shown)
    if (charged) return refuse(charged)
    if (await hasOpenExam(tx, { learnerId, examId, certificationId })) return refuse('practicalExamOpen')
    if (!held && (await placesTaken(tx, examId)) >= exam.capacity) return refuse('practicalExamFull')
    await keepRow(tx, wish, before)
    if (!wish.byOrder) await tellOfPlace(tx, wish)
    if (held) await cancelLiveOrder(tx, learnerId, { kind: 'practicalExam', id: examId }, now)
    return true
  })
}

/** Who pays first is told by the order. */
const tellOfPlace = (tx: Db, { learnerId, examId, audience, now }: ExamWish): Promise<void> =>
  queueMail(tx, {
    kind: 'enrolled',
    learnerId,
    site: audience.site,
    data: { subject: { kind: 'practicalExam', id: examId } },
    now,
  })

async function keepRow(tx: Db, wish: ExamWish, before: OwnExamRow | undefined): Promise<void> {
  const { learnerId, examId, orderFood, now } = wish
  const at = new Date(now)
  const allergies = orderFood ? wish.allergies : null
  const diet = orderFood ? wish.diet : null
  const status = wish.byOrder ? ('pending' as const) : ('enrolled' as const)
  if (before) return moveExamEnrolment(tx, before, status, now, { allergies, diet, createdAt: at })
  await tx.insert(practicalExamEnrolment).values({
    learnerId,
    practicalExamId: examId,
    status,
    allergies,
    diet,
    createdAt: at,
    changedAt: at,
  })
}
