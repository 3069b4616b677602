import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { listNewerVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import { getHolderName } from '#server/services/platform/document/holder-name.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { findCertificationKind, openTheoryExam } from '../certification-enrolment/open-theory-exams.ts'
import { updateEnrolmentStatus } from './update-enrolment-status.ts'

/**
 * Finishes the enrolments of learners who checked in to past classrooms. From then on their credits count, and the
 * theory exam opens if the credits are complete. Returns the number of enrolments.
 */
export async function finishAttendedEnrolments(db: Db, now: number): Promise<number> {
  const isPast = lte(classroom.endsAt, new Date(now).toISOString())
  const attended = await db
    .select({
      id: classroomEnrolment.id,
      learnerId: classroomEnrolment.learnerId,
      certification: classroom.certification,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(and(eq(classroomEnrolment.status, 'checkedIn'), isPast))
    .orderBy(classroomEnrolment.id)
  let finished = 0
  for (const enrolment of attended) if (await finish(db, enrolment, now)) finished += 1
  return finished
}

interface AttendedEnrolment {
  id: number
  learnerId: number
  certification: number | null
}

/**
 * Finishes one enrolment in its own transaction. If several servers do this concurrently, only one of them succeeds.
 * Returns whether this server did.
 */
const finish = (db: Db, { id, learnerId, certification }: AttendedEnrolment, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const versionIds =
      certification === null ? [] : [certification, ...(await listNewerVersionIds(tx, certification))]
    // Invariant: the registration is locked before the seat, as in enrolments, so that there is no deadlock.
    for (const versionId of versionIds.toSorted((a, b) => a - b))
      await findCurrentEnrolment(tx, learnerId, versionId, true)
    const [row] = await tx
      .select({ id: classroomEnrolment.id, status: classroomEnrolment.status })
      .from(classroomEnrolment)
      .where(and(eq(classroomEnrolment.id, id), eq(classroomEnrolment.status, 'checkedIn')))
      .for('update')
    if (!row) return false
    const holderName = await getHolderName(tx, learnerId)
    await updateEnrolmentStatus(tx, row, 'finished', now, { holderName })
    for (const versionId of versionIds) {
      const row = await findCertificationKind(tx, versionId)
      if (row) await openTheoryExam(tx, learnerId, row, now)
    }
    return true
  })
