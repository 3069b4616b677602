import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { queueNew } from '#server/services/ground/outbox/queue-new.ts'
import { instant } from '#server/services/ground/shown/instant.ts'
import { dueReminder, reminderDays, reminderSpan } from '#src/domain/mail/reminder.ts'

const days = reminderDays.session

/** Queues reminders of classrooms and practical exams that begin soon, for learners who want them. */
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
      // The occasion has the time in its name: learners are reminded again of a session that moves.
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
