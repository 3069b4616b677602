import { and, eq, gt, lte } from 'drizzle-orm'
import { dueReminder, reminderDays, reminderSpan } from '../../../src/domain/mail/reminder.ts'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { instant } from '../content/instant.ts'
import { queueNew } from './queue-new.ts'

const days = reminderDays.session

/** Queues reminders of classrooms and practical exams that begin soon, for those who want them. */
export async function remindOfSessions(db: Db, now: number): Promise<void> {
  const seats = await seatsSoon(db, now)
  const places = await placesSoon(db, now)
  const rows = [
    ...seats.map((row) => ({ ...row, kind: 'classroom' as const })),
    ...places.map((row) => ({ ...row, kind: 'practicalExam' as const })),
  ]
  await queueNew(
    db,
    rows.flatMap(({ kind, id, learnerId, startsAt, changedAt }) => {
      const end = Date.parse(startsAt)
      const due = dueReminder(days, { end, since: changedAt.getTime(), now })
      if (due === null) return []
      // With the time in its name: a session that moves is reminded of again.
      const occasion = `reminder-${due}:${kind}:${id}:${learnerId}:${end}`
      return [{ kind: 'reminder' as const, learnerId, data: { subject: { kind, id } }, occasion, now }]
    }),
  )
}

const soon = (column: typeof classroom.startsAt | typeof practicalExam.startsAt, now: number) =>
  and(gt(column, new Date(now).toISOString()), lte(column, new Date(now + reminderSpan(days)).toISOString()))

const seatsSoon = (db: Db, now: number) =>
  db
    .select({
      id: classroom.id,
      learnerId: classroomEnrolment.learnerId,
      startsAt: instant(classroom.startsAt),
      changedAt: classroomEnrolment.changedAt,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .where(
      and(
        eq(classroomEnrolment.status, 'enrolled'),
        eq(classroomEnrolment.emailNotification, 'subscribed'),
        soon(classroom.startsAt, now),
      ),
    )

const placesSoon = (db: Db, now: number) =>
  db
    .select({
      id: practicalExam.id,
      learnerId: practicalExamEnrolment.learnerId,
      startsAt: instant(practicalExam.startsAt),
      changedAt: practicalExamEnrolment.createdAt,
    })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .innerJoin(learner, eq(learner.id, practicalExamEnrolment.learnerId))
    .where(
      and(
        eq(practicalExamEnrolment.status, 'enrolled'),
        eq(learner.emailNotification, 'subscribed'),
        soon(practicalExam.startsAt, now),
      ),
    )
