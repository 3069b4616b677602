import { and, eq } from 'drizzle-orm'
import type { ClassroomEnrolment } from '../../../src/domain/classroom/classroom-enrolment.ts'
import type { PracticalExamEnrolment } from '../../../src/domain/practical-exam/practical-exam-enrolment.ts'
import type { Db } from '../../db/client.ts'
import { classroom, classroomText } from '../../db/schema/classroom.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { contentItem } from '../../db/schema/content.ts'
import { practicalExam, practicalExamText } from '../../db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { textIn } from '../content/text-in.ts'
import type { CalendarEntry } from './calendar-file.ts'

export interface EntryWish {
  learnerId: number
  /** Of the classroom, or of the practical exam. */
  id: number
  language: string
}

/** What a person has, without the name and page that its address gives it. */
export type OwnEntry = Omit<CalendarEntry, 'uid' | 'url'> & { enrolmentId: number }

type Standing = CalendarEntry['standing']

/** Null: nothing to put into a calendar. */
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

/** An exam that was left is not enrolled again. */
const examStanding: Record<PracticalExamEnrolment, Standing> = {
  notEnrolled: 'cancelled',
  pending: 'tentative',
  enrolled: 'confirmed',
  passed: 'confirmed',
  failed: 'confirmed',
  absent: 'confirmed',
}

/** A learner's classroom as a calendar has it; undefined where the learner has no seat and never had one. */
export async function classroomEntry(
  db: Db,
  { learnerId, id, language }: EntryWish,
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
    .innerJoin(classroomText, textIn(classroomText, classroom.id, language))
    .innerJoin(contentItem, and(eq(contentItem.family, 'classroom'), eq(contentItem.id, classroom.id)))
    .where(and(eq(classroomEnrolment.classroomId, id), eq(classroomEnrolment.learnerId, learnerId)))
  const standing = row && classroomStanding[row.enrolment.status]
  return standing ? entryOf(row, standing) : undefined
}

/** The same of a date of a practical exam. */
export async function practicalExamEntry(
  db: Db,
  { learnerId, id, language }: EntryWish,
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
    .innerJoin(practicalExamText, textIn(practicalExamText, practicalExam.id, language))
    .innerJoin(
      contentItem,
      and(eq(contentItem.family, 'practicalExam'), eq(contentItem.id, practicalExam.id)),
    )
    .where(
      and(eq(practicalExamEnrolment.practicalExamId, id), eq(practicalExamEnrolment.learnerId, learnerId)),
    )
  return row && entryOf(row, examStanding[row.enrolment.status])
}

interface Row {
  enrolment: { id: number }
  of: { startsAt: string; endsAt: string }
  text: { name: string; location: string }
  /** Of the published content: a changed session is a newer edition. */
  edition: number
}

const entryOf = ({ enrolment, of, text, edition }: Row, standing: Standing): OwnEntry => ({
  enrolmentId: enrolment.id,
  sequence: edition,
  title: text.name,
  location: text.location,
  startsAt: of.startsAt,
  endsAt: of.endsAt,
  standing,
})
