import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { examEnrolmentStatusOf } from '#server/services/learning/practical-exam-enrolment/update-exam-enrolment-status.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { CalendarEntry } from '#src/calendar/calendar-file.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import type { PracticalExamEnrolmentStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'

export interface CalendarEntryInput {
  learnerId: number
  /** The id of the classroom, or of the practical exam. */
  id: number
  language: string
}

/**
 * A calendar entry without the parts that depend on the portal's URL; its UID is made from the
 * enrolment's id.
 */
export type LearnerCalendarEntry = Omit<CalendarEntry, 'uid' | 'url'> & { enrolmentId: number }

type EntryStatus = CalendarEntry['status']

/** The calendar status for each status of a classroom enrolment; null for a status without a calendar entry. */
const classroomStatuses: Record<ClassroomEnrolmentStatus, EntryStatus | null> = {
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

/**
 * The calendar status of each status of an exam enrolment. An enrolment with the status `notEnrolled` is one that the
 * learner has left.
 */
const examStatuses: Record<PracticalExamEnrolmentStatus, EntryStatus> = {
  notEnrolled: 'cancelled',
  pending: 'tentative',
  enrolled: 'confirmed',
  passed: 'confirmed',
  failed: 'confirmed',
  absent: 'confirmed',
  cancelled: 'cancelled',
}

/**
 * Returns the calendar entry of a learner's classroom; undefined if the learner has no seat and never had
 * one.
 */
export async function findClassroomEntry(
  db: Db,
  { learnerId, id, language }: CalendarEntryInput,
): Promise<LearnerCalendarEntry | undefined> {
  const [row] = await db
    .select({
      enrolment: classroomEnrolment,
      session: classroom,
      text: classroomText,
      edition: contentItem.edition,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
    .innerJoin(contentItem, and(eq(contentItem.family, 'classroom'), eq(contentItem.id, classroom.id)))
    .where(and(eq(classroomEnrolment.classroomId, id), eq(classroomEnrolment.learnerId, learnerId)))
  const status = row && classroomStatuses[row.enrolment.status]
  return status ? entryOf(row, status) : undefined
}

/** Returns the calendar entry of a learner's practical exam; undefined if the learner has no enrolment. */
export async function findPracticalExamEntry(
  db: Db,
  { learnerId, id, language }: CalendarEntryInput,
): Promise<LearnerCalendarEntry | undefined> {
  const [row] = await db
    .select({
      enrolment: practicalExamEnrolment,
      session: practicalExam,
      text: practicalExamText,
      edition: contentItem.edition,
    })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .innerJoin(practicalExamText, isItemText(practicalExamText, practicalExam.id, language))
    .innerJoin(
      contentItem,
      and(eq(contentItem.family, 'practicalExam'), eq(contentItem.id, practicalExam.id)),
    )
    .where(
      and(eq(practicalExamEnrolment.practicalExamId, id), eq(practicalExamEnrolment.learnerId, learnerId)),
    )
  return row && entryOf(row, examStatuses[examEnrolmentStatusOf(row.enrolment)])
}

interface Row {
  enrolment: { id: number; calendarShift?: number }
  session: { startsAt: string; endsAt: string }
  text: { name: string; location: string }
  /** The published edition of the content; it grows when the training session changes. */
  edition: number
}

const entryOf = ({ enrolment, session, text, edition }: Row, status: EntryStatus): LearnerCalendarEntry => ({
  enrolmentId: enrolment.id,
  sequence: edition + (enrolment.calendarShift ?? 0),
  title: text.name,
  location: text.location,
  startsAt: session.startsAt,
  endsAt: session.endsAt,
  status: status,
})
