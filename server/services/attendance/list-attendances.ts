import { and, desc, eq } from 'drizzle-orm'
import { type Attendance, attendanceNumber } from '../../../src/domain/certificate/attendance.ts'
import type { Db } from '../../db/client.ts'
import { classroom, classroomText } from '../../db/schema/classroom.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { contentItem } from '../../db/schema/content.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** Whether a classroom that the audience is shown gives a certificate of attendance. */
export async function givesAttendance(db: Db, audience: Audience, classroomId: number): Promise<boolean> {
  const [row] = await db
    .select({ gives: classroom.attendanceCertificate })
    .from(classroom)
    .innerJoin(contentItem, shownTo(audience, 'classroom', classroom.id))
    .where(eq(classroom.id, classroomId))
  return row?.gives ?? false
}

/** A learner's certificates of attendance, the newest first: of what ended with the learner there, even if it is shown no more. */
export async function listAttendances(db: Db, learnerId: number, language: string): Promise<Attendance[]> {
  const rows = await db
    .select({ id: classroomEnrolment.id, classroom, training: classroomText.name })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .innerJoin(classroomText, textIn(classroomText, classroom.id, language))
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        eq(classroomEnrolment.status, 'finished'),
        eq(classroom.attendanceCertificate, true),
      ),
    )
    .orderBy(desc(classroom.startsAt))
  return rows.map(({ id, training, classroom: of }) => ({
    id,
    number: attendanceNumber(id),
    classroomId: of.id,
    training,
    mode: of.mode,
    heldAt: new Date(of.startsAt).toISOString(),
  }))
}
