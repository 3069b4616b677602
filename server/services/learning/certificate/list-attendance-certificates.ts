import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { learner } from '#server/db/schema/learner.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { selectHolderName } from '#server/services/platform/document/holder-name.ts'
import {
  type AttendanceCertificate,
  attendanceCertificateNumber,
} from '#src/domain/certificate/attendance-certificate.ts'

/**
 * Returns whether learners who finish a classroom get a certificate of attendance; false if the audience can't see
 * the classroom.
 */
export async function hasAttendanceCertificate(
  db: Db,
  audience: Audience,
  classroomId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ gives: classroom.attendanceCertificate })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(eq(classroom.id, classroomId))
  return row?.gives ?? false
}

/** A certificate of attendance with the name that its holder had at the end of the training. */
export interface AttendanceCertificateWithHolder extends AttendanceCertificate {
  holder: string
}

/**
 * Lists a learner's certificates of attendance, the newest first: one for each finished classroom, even if the
 * classroom was withdrawn.
 */
export async function listAttendanceCertificates(
  db: Db,
  learnerId: number,
  language: string,
): Promise<AttendanceCertificateWithHolder[]> {
  const rows = await db
    .select({
      id: classroomEnrolment.id,
      classroom,
      training: classroomText.name,
      holder: selectHolderName(classroomEnrolment.holderName),
    })
    .from(classroomEnrolment)
    .innerJoin(learner, eq(learner.id, classroomEnrolment.learnerId))
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
    .where(
      and(
        eq(classroomEnrolment.learnerId, learnerId),
        eq(classroomEnrolment.status, 'finished'),
        eq(classroom.attendanceCertificate, true),
      ),
    )
    .orderBy(desc(classroom.startsAt))
  return rows.map(({ id, training, holder, classroom: session }) => ({
    id,
    number: attendanceCertificateNumber(id),
    classroomId: session.id,
    training,
    holder,
    mode: session.mode,
    heldAt: new Date(session.startsAt).toISOString(),
  }))
}
