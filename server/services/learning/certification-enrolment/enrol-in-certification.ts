import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelActiveOrder } from '../active-order/cancel-active-order.ts'
import { checkCharge } from '../active-order/check-charge.ts'
import { findCertification, hasCertificate, listMissingPrerequisites } from './find-certification.ts'
import { type CertificationEnrolmentRow, findCurrentEnrolment } from './find-current-enrolment.ts'
import { openTheoryExam } from './open-theory-exams.ts'
import { lockCourseRegistrations, registerInCourses, resetCourseProgress } from './register-courses.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

export interface EnrolInCertificationInput {
  learnerId: number
  audience: Audience
  certificationId: number
  emailNotification: SubscriptionStatus
  now: number
  /**
   * Whether the learner enrols by an invitation letter, which replaces the code and the fee, but not
   * prerequisites.
   */
  byInvitation?: boolean
  /** Whether the learner enrols by a paid order, which replaces the fee only. */
  byOrder?: boolean
}

export interface CertificationRegistration {
  certificationId: number
  progress: CertificationEnrolmentRow['progress']
  childStatus: CertificationEnrolmentRow['childStatus']
}

/**
 * Enrols a learner in a certification and in its courses. Refused as `notFound` if there is no such certification,
 * and as `alreadyRegistered` if the learner is registered already. Refused as `certificateStillValid` until the
 * learner's certificate expires; after that, the learner can enrol and progress starts at 0. Refused as
 * `prerequisiteMissing` with the list of prerequisites, as `incorrectLetter` if a code is required, and as
 * `forbidden` if the certification has to be paid first. Specification 1, sections 1 and 4.
 */
export async function enrolInCertification(
  db: Db,
  input: EnrolInCertificationInput,
): Promise<CertificationRegistration | RefusedResult> {
  return db.transaction(async (tx) => {
    const check = await checkCertificationEnrolment(tx, input)
    if (isRefused(check)) return check
    const { certificationRow, previous, expired } = check
    const feeRefusal =
      input.byInvitation || input.byOrder ? null : checkCharge(input.audience, certificationRow)
    if (feeRefusal) return feeRefusal
    if (previous && expired) {
      await updateCertificationProgress(tx, previous, 'enrol', input.now)
      await resetCourseProgress(tx, input)
    }
    // The learner has a letter, or the fee was removed, so nothing is left to pay: an open order is cancelled.
    const order = { kind: 'certification', id: input.certificationId } as const
    await cancelActiveOrder(tx, input.learnerId, order, input.now)
    const registration = await beginRound(tx, input, certificationRow.kind, (previous?.round ?? 0) + 1)
    if (!isRefused(registration)) await queueEnrolmentMails(tx, input)
    return registration
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
 * Returns the certification and the previous registration, or the refusal of `enrolInCertification`, but does not
 * check the fee. Locks the registration, so that concurrent enrolments of the learner wait.
 */
export async function checkCertificationEnrolment(tx: Db, input: EnrolInCertificationInput) {
  const certificationRow = await findCertification(tx, input.audience, input.certificationId)
  if (!certificationRow) return refuse('notFound')
  await lockCourseRegistrations(tx, input.learnerId)
  const previous = await findCurrentEnrolment(tx, input.learnerId, input.certificationId, true)
  const expired = previous?.progress === 'approved' && !(await hasCertificate(tx, input))
  if (previous?.progress === 'approved' && !expired) return refuse('certificateStillValid')
  if (previous && previous.progress !== 'enrol' && !expired) return refuse('alreadyRegistered')
  const missing = await listMissingPrerequisites(tx, input.audience, input)
  if (missing.length > 0) return refuse('prerequisiteMissing', { prerequisites: missing })
  if (certificationRow.needsCode && !input.byInvitation) return refuse('incorrectLetter')
  return { certificationRow, previous, expired }
}

/**
 * Begins a round of a certification: registers the learner in it and in all its courses. Credits that the learner has
 * earned before still count. Refused as `alreadyRegistered` if the learner already has this round.
 */
export async function beginRound(
  tx: Db,
  input: Omit<EnrolInCertificationInput, 'audience'> & { begunAt?: Date },
  kind: 'gsc' | 'hsc',
  round: number,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, certificationId, emailNotification, now } = input
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
      begunAt: input.begunAt ?? at,
      changedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return refuse('alreadyRegistered')
  await registerInCourses(tx, input)
  await openTheoryExam(tx, learnerId, { id: certificationId, kind }, now)
  const current = await findCurrentEnrolment(tx, learnerId, certificationId)
  return { certificationId, progress: current?.progress ?? row.progress, childStatus: row.childStatus }
}
