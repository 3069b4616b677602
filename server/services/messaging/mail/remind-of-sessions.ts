import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { queueNewMails } from '#server/services/platform/outbox/queue-new-mails.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { computeReminderSpan, findDueReminder, reminderDays } from '#src/domain/mail/reminder.ts'

const days = reminderDays.session

/** Queues reminders of classrooms and practical exams that begin soon, for subscribed learners. */
export async function remindOfSessions(db: Db, now: number): Promise<void> {
  const seats = await upcomingSeats(db, now)
  const places = await upcomingExamPlaces(db, now)
  const rows = [
    ...seats.map((row) => ({ ...row, kind: 'classroom' as const })),
    ...places.map((row) => ({ ...row, kind: 'practicalExam' as const })),
  ]
  await queueNewMails(
    db,
    rows.flatMap(({ kind, id, learnerId, startsAt, changedAt }) => {
      const end = Date.parse(startsAt)
      const due = findDueReminder(days, { end, since: changedAt.getTime(), now })
      if (due === null) return []
      // The key contains the start of the training session, so that learners are reminded again if the session
      // moves.
      const deduplicationKey = `reminder-${due}:${kind}:${id}:${learnerId}:${end}`
      return [
        {
          kind: 'reminder' as const,
          learnerId,
          data: { subject: { kind, id } },
          deduplicationKey: deduplicationKey,
          now,
        },
      ]
    }),
  )
}

/** Returns the condition that a training session begins soon, is published, and is not cancelled. */
const isSoon = (
  family: TrainingFamily,
  { id, startsAt }: typeof classroom | typeof practicalExam,
  now: number,
) =>
  and(
    gt(startsAt, new Date(now).toISOString()),
    lte(startsAt, new Date(now + computeReminderSpan(days)).toISOString()),
    isNotCancelled(family, id),
    eq(contentItem.state, 'published'),
  )

const itemOf = (family: TrainingFamily, { id }: typeof classroom | typeof practicalExam) =>
  and(eq(contentItem.family, family), eq(contentItem.id, id))

const upcomingSeats = (db: Db, now: number) =>
  db
    .select({
      id: classroom.id,
      learnerId: classroomEnrolment.learnerId,
      startsAt: selectInstant(classroom.startsAt),
      changedAt: classroomEnrolment.changedAt,
    })
    .from(classroomEnrolment)
    .innerJoin(classroom, eq(classroom.id, classroomEnrolment.classroomId))
    .innerJoin(contentItem, itemOf('classroom', classroom))
    .where(
      and(
        eq(classroomEnrolment.status, 'enrolled'),
        eq(classroomEnrolment.emailNotification, 'subscribed'),
        isSoon('classroom', classroom, now),
      ),
    )

const upcomingExamPlaces = (db: Db, now: number) =>
  db
    .select({
      id: practicalExam.id,
      learnerId: practicalExamEnrolment.learnerId,
      startsAt: selectInstant(practicalExam.startsAt),
      changedAt: practicalExamEnrolment.createdAt,
    })
    .from(practicalExamEnrolment)
    .innerJoin(practicalExam, eq(practicalExam.id, practicalExamEnrolment.practicalExamId))
    .innerJoin(contentItem, itemOf('practicalExam', practicalExam))
    .innerJoin(learner, eq(learner.id, practicalExamEnrolment.learnerId))
    .where(
      and(
        eq(practicalExamEnrolment.status, 'enrolled'),
        eq(learner.emailNotification, 'subscribed'),
        isSoon('practicalExam', practicalExam, now),
      ),
    )
