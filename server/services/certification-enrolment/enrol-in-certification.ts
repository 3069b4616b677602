import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'
import type { Audience } from '../content/shown-to.ts'
import { type CertificationEnrolmentRow, currentEnrolment } from './current-enrolment.ts'
import { findCertification, missingPrerequisites } from './find-certification.ts'
import { lockRegistrations, registerCourses } from './register-courses.ts'
import { settleOne } from './settle-credits.ts'

export interface CertificationWish {
  learnerId: number
  audience: Audience
  certificationId: number
  emailNotification: EmailNotification
  now: number
  /** By an invitation letter: it stands for the code and the fee, not for prerequisites. */
  byLetter?: boolean
}

export interface CertificationRegistration {
  certificationId: number
  progress: CertificationEnrolmentRow['progress']
  childStatus: CertificationEnrolmentRow['childStatus']
}

/**
 * Enrols a learner in a certification and in its courses. Refused as `notFound`; `alreadyRegistered`;
 * `certificateStillValid` once it is approved; `prerequisiteMissing` with the list; `incorrectLetter` where a code is
 * needed; `forbidden` where it has to be paid first. Specification 1, sections 1 and 4.
 */
export async function enrolInCertification(
  db: Db,
  wish: CertificationWish,
): Promise<CertificationRegistration | Refused> {
  return db.transaction(async (tx) => {
    const wanted = await findCertification(tx, wish.audience, wish.certificationId)
    if (!wanted) return refuse('notFound')
    await lockRegistrations(tx, wish.learnerId)
    const before = await currentEnrolment(tx, wish.learnerId, wish.certificationId, true)
    if (before?.progress === 'approved') return refuse('certificateStillValid')
    if (before && before.progress !== 'enrol') return refuse('alreadyRegistered')
    const missing = await missingPrerequisites(tx, wish.audience, wish)
    if (missing.length > 0) return refuse('prerequisiteMissing', { prerequisiteCertificationList: missing })
    if (wanted.needsCode && !wish.byLetter) return refuse('incorrectLetter')
    if (wanted.fee && !wish.byLetter) return refuse('forbidden')
    return beginRound(tx, wish, wanted.kind, (before?.round ?? 0) + 1)
  })
}

/** Begins a round: registered, in all courses too; credits that were earned before count. */
export async function beginRound(
  tx: Db,
  wish: Omit<CertificationWish, 'audience'>,
  kind: 'gsc' | 'hsc',
  round: number,
): Promise<CertificationRegistration | Refused> {
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
      begunAt: at,
      changedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return refuse('alreadyRegistered')
  await registerCourses(tx, wish)
  await settleOne(tx, learnerId, { id: certificationId, kind }, now)
  const after = await currentEnrolment(tx, learnerId, certificationId)
  return { certificationId, progress: after?.progress ?? row.progress, childStatus: row.childStatus }
}
