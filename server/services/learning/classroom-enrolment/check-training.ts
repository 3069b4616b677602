import { and, eq, gt, gte, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Prerequisite } from '#src/domain/certification/certification.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import {
  type CertificationEnrolmentRow,
  findCurrentEnrolment,
} from '../certification-enrolment/find-current-enrolment.ts'
import { listCertificationNames } from '../certification-enrolment/list-certification-names.ts'

export interface CheckTrainingInput {
  learnerId: number
  classroomId: number
  certificationId: number
  language: string
  now: number
  /** Whether the learner has an invitation letter. Then no registration in the certification is needed. */
  byInvitation?: boolean
}

/** Returns whether a registration's progress allows the learner to enrol in classrooms. */
export const isInTraining = (
  enrolment: CertificationEnrolmentRow | undefined,
): enrolment is CertificationEnrolmentRow =>
  enrolment !== undefined &&
  enrolment.progress !== 'enrol' &&
  enrolment.childStatus === 'registrationApproved'

/**
 * Returns the refusal of a learner who can't enrol in a classroom of a certification now: `prerequisiteMissing` with
 * the certification in which to register first, `trainingOpen` while the learner has a seat in another classroom of
 * the certification, or `classroomStillValid` if the learner has finished one in this round. Null if the learner can
 * enrol. Locks the registration in the certification, so that the learner can't enter two classrooms concurrently.
 */
export async function checkTraining(tx: Db, training: CheckTrainingInput): Promise<RefusedResult | null> {
  const { learnerId, certificationId } = training
  const enrolment = await findCurrentEnrolment(tx, learnerId, certificationId, true)
  if (!isInTraining(enrolment) && !training.byInvitation)
    return refuse('prerequisiteMissing', { prerequisites: await listCertificationNames(tx, training) })
  if (await hasOtherEnrolment(tx, training, isActive(training.now))) return refuse('trainingOpen')
  if (!isInTraining(enrolment)) return null
  const isThisRound = gte(classroomEnrolment.createdAt, enrolment.begunAt)
  const isFinished = and(eq(classroomEnrolment.status, 'finished'), isThisRound)
  return (await hasOtherEnrolment(tx, training, isFinished)) ? refuse('classroomStillValid') : null
}

/**
 * Returns the certification that a learner has to register in before the training; null if the learner is
 * registered.
 */
export async function findRequiredCertification(
  db: Db,
  training: Pick<CheckTrainingInput, 'learnerId' | 'certificationId' | 'language'>,
): Promise<Prerequisite | null> {
  const enrolment = await findCurrentEnrolment(db, training.learnerId, training.certificationId)
  return isInTraining(enrolment) ? null : ((await listCertificationNames(db, training))[0] ?? null)
}

/**
 * Returns the condition that an enrolment is active. Waiting for a seat or an approval counts only until the
 * classroom begins.
 */
const isActive = (now: number) =>
  or(
    inArray(classroomEnrolment.status, ['enrolled', 'checkedIn']),
    and(
      inArray(classroomEnrolment.status, ['pending', 'waitlisted']),
      gt(classroom.startsAt, new Date(now).toISOString()),
    ),
  )

/** Returns whether the learner has an enrolment that meets a condition in another classroom of the certification. */
async function hasOtherEnrolment(
  tx: Db,
  { learnerId, classroomId, certificationId }: CheckTrainingInput,
  condition: ReturnType<typeof and>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: classroomEnrolment.id })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        eq(classroom.certification, certificationId),
        ne(classroom.id, classroomId),
        condition,
      ),
    )
    .limit(1)
  return rows.length > 0
}
