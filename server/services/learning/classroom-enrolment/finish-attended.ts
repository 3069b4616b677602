import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { newerReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import { holderNameOf } from '#server/services/platform/document/holder-name.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { certificationKindOf, recalculateCreditsOf } from '../certification-enrolment/recalculate-credits.ts'
import { moveEnrolment } from './move-enrolment.ts'

/**
 * Finishes the enrolments of learners who checked in to classrooms that are over: their credits count then,
 * and the exam opens where these suffice. Answers how many it finished.
 */
export async function finishAttended(db: Db, now: number): Promise<number> {
  const over = lte(classroom.endsAt, new Date(now).toISOString())
  const attended = await db
    .select({
      id: classroomEnrolment.id,
      learnerId: classroomEnrolment.learnerId,
      certification: classroom.certification,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(and(eq(classroomEnrolment.status, 'checkedIn'), over))
    .orderBy(classroomEnrolment.id)
  let finished = 0
  for (const each of attended) if (await finish(db, each, now)) finished += 1
  return finished
}

interface Attended {
  id: number
  learnerId: number
  certification: number | null
}

/** Finishes one enrolment in a transaction of its own; of several servers one does. */
const finish = (db: Db, { id, learnerId, certification }: Attended, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const releases =
      certification === null ? [] : [certification, ...(await newerReleases(tx, certification))]
    // Whoever enrols locks the registration first and the seat second: nobody waits in a circle.
    for (const release of releases.toSorted((one, other) => one - other))
      await currentEnrolment(tx, learnerId, release, true)
    const [row] = await tx
      .select({ id: classroomEnrolment.id, status: classroomEnrolment.status })
      .from(classroomEnrolment)
      .where(and(eq(classroomEnrolment.id, id), eq(classroomEnrolment.status, 'checkedIn')))
      .for('update')
    if (!row) return false
    const holderName = await holderNameOf(tx, learnerId)
    await moveEnrolment(tx, row, 'finished', now, { holderName })
    for (const release of releases) {
      const of = await certificationKindOf(tx, release)
      if (of) await recalculateCreditsOf(tx, learnerId, of, now)
    }
    return true
  })
