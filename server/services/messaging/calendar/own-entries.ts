import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { statusOfExam } from '#server/services/learning/practical-exam-enrolment/move-exam-enrolment.ts'
import { textOfItem } from '#server/services/platform/shown/text-of-item.ts'
import type { CalendarEntry } from '#src/calendar/calendar-file.ts'
import type { ClassroomEnrolment } from '#src/domain/classroom/classroom-enrolment.ts'
import type { PracticalExamEnrolment } from '#src/domain/practical-exam/practical-exam-enrolment.ts'

export interface EntryInput {
  learnerId: number
  /** The id of the classroom, or of the practical exam. */
  id: number
  language: string
}

/** A calendar entry without the parts that are made of the enrolment's id and the portal's address. */
export type OwnEntry = Omit<CalendarEntry, 'uid' | 'url'> & { enrolmentId: number }

type Standing = CalendarEntry['standing']

/** How a calendar shows each status of a classroom enrolment; null for those that no calendar shows. */
const classroomStanding: Record<ClassroomEnrolment, Standing | null> = {
  notEnrolled: null,
  waitlisted: null,
  pending: 'tentative',
  enrolled: 'confirmed',
  checkedIn: 'confirmed',
  finished: 'confirmed',
  absent: 'confirmed',
  left: 'cancelled',
  expired: 'cancelled',
  cancelled: 'cancelled',
}

/** How a calendar shows each status of an exam enrolment. An exam that was left is not enrolled in again. */
const examStanding: Record<PracticalExamEnrolment, Standing> = {
  notEnrolled: 'cancelled',
  pending: 'tentative',
  enrolled: 'confirmed',
  passed: 'confirmed',
  failed: 'confirmed',
  absent: 'confirmed',
  cancelled: 'cancelled',
}

/** The calendar entry of a learner's classroom; undefined where the learner has no seat and never had one. */
export async function findClassroomEntry(
  db: Db,
  { learnerId, id, language }: EntryInput,
): Promise<OwnEntry | undefined> {
  const [row] = await db
    .select({
      enrolment: classroomEnrolment,
      of: classroom,
      text: classroomText,
      edition: contentItem.edition,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .innerJoin(classroomText, textOfItem(classroomText, classroom.id, language))
    .innerJoin(contentItem, and(eq(contentItem.family, 'classroom'), eq(contentItem.id, classroom.id)))
    .where(and(eq(classroomEnrolment.classroomId, id), eq(classroomEnrolment.learnerId, learnerId)))
  const standing = row && classroomStanding[row.enrolment.status]
  return standing ? entryOf(row, standing) : undefined
}

/** The calendar entry of a learner's practical exam; undefined without an enrolment. */
export async function practicalExamEntry(
  db: Db,
  { learnerId, id, language }: EntryInput,
): Promise<OwnEntry | undefined> {
  const [row] = await db
    .select({
      enrolment: practicalExamEnrolment,
      of: practicalExam,
      text: practicalExamText,
      edition: contentItem.edition,
    })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .innerJoin(practicalExamText, textOfItem(practicalExamText, practicalExam.id, language))
    .innerJoin(
      contentItem,
      and(eq(contentItem.family, 'practicalExam'), eq(contentItem.id, practicalExam.id)),
    )
    .where(
      and(eq(practicalExamEnrolment.practicalExamId, id), eq(practicalExamEnrolment.learnerId, learnerId)),
    )
  return row && entryOf(row, examStanding[statusOfExam(row.enrolment)])
}

interface Row {
  enrolment: { id: number; calendarShift?: number }
  of: { startsAt: string; endsAt: string }
  text: { name: string; location: string }
  /** The number of the content's published edition: a changed session is a newer edition. */
  edition: number
}

const entryOf = ({ enrolment, of, text, edition }: Row, standing: Standing): OwnEntry => ({
  enrolmentId: enrolment.id,
  sequence: edition + (enrolment.calendarShift ?? 0),
  title: text.name,
  location: text.location,
  startsAt: of.startsAt,
  endsAt: of.endsAt,
  standing,
})
