import { and, eq, gt, gte, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { Prerequisite } from '#src/domain/certification/certification.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { certificationNames } from '../certification-enrolment/certification-names.ts'
import {
  type CertificationEnrolmentRow,
  currentEnrolment,
} from '../certification-enrolment/current-enrolment.ts'

export interface TrainingFacts {
  learnerId: number
  classroomId: number
  certificationId: number
  language: string
  now: number
  /** The learner comes by an invitation letter and need not be registered before. */
  byLetter?: boolean
}

/** Whether a registration is in a progress in which classrooms may be attended. */
export const isTraining = (
  registered: CertificationEnrolmentRow | undefined,
): registered is CertificationEnrolmentRow =>
  registered !== undefined &&
  registered.progress !== 'enrol' &&
  registered.childStatus === 'registrationApproved'

/**
 * The refusal to train for a certification in a classroom now, or null. Locks the registration in the
 * certification, so two classrooms can't be entered at once. `prerequisiteMissing` names the certification to
 * register in first.
 */
export async function trainingRefusal(tx: Db, training: TrainingFacts): Promise<RefusedResult | null> {
  const { learnerId, certificationId } = training
  const registered = await currentEnrolment(tx, learnerId, certificationId, true)
  if (!isTraining(registered) && !training.byLetter)
    return refuse('prerequisiteMissing', { prerequisites: await certificationNames(tx, training) })
  if (await hasOther(tx, training, stillOpen(training.now))) return refuse('trainingOpen')
  if (!isTraining(registered)) return null
  const thisRound = gte(classroomEnrolment.createdAt, registered.begunAt)
  const finished = and(eq(classroomEnrolment.status, 'finished'), thisRound)
  return (await hasOther(tx, training, finished)) ? refuse('classroomStillValid') : null
}

/** The certification that a learner has to be registered in before training for it; null where they are. */
export async function requiredFirst(
  db: Db,
  training: Pick<TrainingFacts, 'learnerId' | 'certificationId' | 'language'>,
): Promise<Prerequisite | null> {
  const registered = await currentEnrolment(db, training.learnerId, training.certificationId)
  return isTraining(registered) ? null : ((await certificationNames(db, training))[0] ?? null)
}

/**
 * The condition that an enrolment counts still: waiting for a seat or an approval ends when the classroom
 * begins.
 */
const stillOpen = (now: number) =>
  or(
    inArray(classroomEnrolment.status, ['enrolled', 'checkedIn']),
    and(
      inArray(classroomEnrolment.status, ['pending', 'waitlisted']),
      gt(classroom.startsAt, new Date(now).toISOString()),
    ),
  )

/** Whether the learner has an enrolment in another classroom of the certification that meets a condition. */
async function hasOther(
  tx: Db,
  { learnerId, classroomId, certificationId }: TrainingFacts,
  such: ReturnType<typeof and>,
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
        such,
      ),
    )
    .limit(1)
  return rows.length > 0
}
