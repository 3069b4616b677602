import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelLiveOrder } from '../live-order/cancel-live-order.ts'
import { chargeRefusal } from '../live-order/charge-refusal.ts'
import { type CertificationEnrolmentRow, currentEnrolment } from './current-enrolment.ts'
import { findCertification, holdsCertificate, missingPrerequisites } from './find-certification.ts'
import { moveProgress } from './move-progress.ts'
import { recalculateCreditsOf } from './recalculate-credits.ts'
import { lockRegistrations, registerCourses, resetLearning } from './register-courses.ts'

export interface EnrolInCertificationInput {
  learnerId: number
  audience: Audience
  certificationId: number
  emailNotification: EmailNotification
  now: number
  /** The learner enrols by an invitation letter: it replaces the code and the fee, but not prerequisites. */
  byLetter?: boolean
  /** The learner enrols by a paid order: it replaces the fee only. */
  byOrder?: boolean
}

export interface CertificationRegistration {
  certificationId: number
  progress: CertificationEnrolmentRow['progress']
  childStatus: CertificationEnrolmentRow['childStatus']
}

/**
 * Enrols a learner in a certification and in its courses. Refused as `notFound`; `alreadyRegistered`;
 * `certificateStillValid` until its certificate expires, after which the learner begins with progress 0;
 * `prerequisiteMissing` with the list; `incorrectLetter` where a code is needed; `forbidden` where it has to
 * be paid first. Specification 1, sections 1 and 4.
 */
export async function enrolInCertification(
  db: Db,
  wish: EnrolInCertificationInput,
): Promise<CertificationRegistration | RefusedResult> {
  return db.transaction(async (tx) => {
    const may = await checkCertificationEnrolment(tx, wish)
    if (isRefused(may)) return may
    const { wanted, before, expired } = may
    const charged = wish.byLetter || wish.byOrder ? null : chargeRefusal(wish.audience, wanted)
    if (charged) return charged
    if (before && expired) {
      await moveProgress(tx, before, 'enrol', wish.now)
      await resetLearning(tx, wish)
    }
    // By a letter, or once the fee was dropped: nothing is left to pay.
    const order = { kind: 'certification', id: wish.certificationId } as const
    await cancelLiveOrder(tx, wish.learnerId, order, wish.now)
    const begun = await beginRound(tx, wish, wanted.kind, (before?.round ?? 0) + 1)
    if (!isRefused(begun)) await queueEnrolmentMails(tx, wish)
    return begun
  })
}

export const queueEnrolmentMails = (
  tx: Db,
  { learnerId, audience, certificationId: id, now }: Omit<EnrolInCertificationInput, 'emailNotification'>,
): Promise<void> =>
  queueMail(tx, {
    kind: 'enrolled',
    learnerId,
    site: audience.site,
    data: { subject: { kind: 'certification', id } },
    now,
  })

/**
 * Whether a learner may enrol now, leaving the fee aside. Locks the registration: another enrolment of the
 * same learner waits.
 */
export async function checkCertificationEnrolment(tx: Db, wish: EnrolInCertificationInput) {
  const wanted = await findCertification(tx, wish.audience, wish.certificationId)
  if (!wanted) return refuse('notFound')
  await lockRegistrations(tx, wish.learnerId)
  const before = await currentEnrolment(tx, wish.learnerId, wish.certificationId, true)
  const expired = before?.progress === 'approved' && !(await holdsCertificate(tx, wish))
  if (before?.progress === 'approved' && !expired) return refuse('certificateStillValid')
  if (before && before.progress !== 'enrol' && !expired) return refuse('alreadyRegistered')
  const missing = await missingPrerequisites(tx, wish.audience, wish)
  if (missing.length > 0) return refuse('prerequisiteMissing', { prerequisites: missing })
  if (wanted.needsCode && !wish.byLetter) return refuse('incorrectLetter')
  return { wanted, before, expired }
}

/**
 * Begins a round of a certification: registers the learner in it and in all its courses; credits that were
 * earned before count.
 */
export async function beginRound(
  tx: Db,
  wish: Omit<EnrolInCertificationInput, 'audience'> & { begunAt?: Date },
  kind: 'gsc' | 'hsc',
  round: number,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, certificationId, emailNotification, now } = wish
  const at = new Date(now)
  const [row] = await tx
    .insert(certificationEnrolment)
    .values({
      learnerId,
      certificationId,
      round,
      progress: 'learning',
      childStatus: 'registrationApproved',
      emailNotification,
      begunAt: wish.begunAt ?? at,
      changedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return refuse('alreadyRegistered')
  await registerCourses(tx, wish)
  await recalculateCreditsOf(tx, learnerId, { id: certificationId, kind }, now)
  const after = await currentEnrolment(tx, learnerId, certificationId)
  return { certificationId, progress: after?.progress ?? row.progress, childStatus: row.childStatus }
}
