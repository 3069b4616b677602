import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { queueMails } from '#server/services/platform/outbox/queue-mail.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import { queueEvent } from '#server/services/platform/webhook/queue-event.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import type { MailSubject } from '#src/domain/mail/mail-data.ts'
import { findNamedSubject } from './subject-of-mail.ts'

type SessionSubject = MailSubject & { kind: TrainingFamily }

const subjectsOf = (items: readonly Item[]): SessionSubject[] =>
  items.flatMap(({ family, id }) =>
    family === 'classroom' || family === 'practicalExam' ? [{ kind: family, id }] : [],
  )

/** The times and venues of training sessions as JSON texts, by kind and id. */
export type SessionTimesAndVenues = ReadonlyMap<string, string>

const keyOf = ({ kind, id }: MailSubject): string => `${kind}:${id}`

/** Returns the stored times and venues of the classrooms and practical exams among the given items. */
export async function loadSessionTimesAndVenues(
  tx: Db,
  items: readonly Item[],
): Promise<SessionTimesAndVenues> {
  const sessions = new Map<string, string>()
  for (const subject of subjectsOf(items)) {
    const session = (await findNamedSubject(tx, subject, 'en'))?.session
    if (session) sessions.set(keyOf(subject), JSON.stringify(session))
  }
  return sessions
}

/**
 * Queues a webhook event for each future training session whose time or venue has changed, and mails its learners,
 * including those on the waiting list. Skips cancelled training sessions.
 */
export async function notifyOfChangedSessions(
  tx: Db,
  items: readonly Item[],
  before: SessionTimesAndVenues,
  now: number,
): Promise<void> {
  for (const subject of subjectsOf(items)) {
    const previous = before.get(keyOf(subject))
    const session = (await findNamedSubject(tx, subject, 'en'))?.session
    if (!previous || !session || previous === JSON.stringify(session)) continue
    if (Date.parse(session.startsAt) <= now) continue
    if (await isSessionCancelled(tx, subject.kind, subject.id)) continue
    const [sessionBefore, sessionAfter] = [JSON.parse(previous) as typeof session, session]
    const change = { item: subject, before: sessionBefore, after: sessionAfter }
    await queueEvent(tx, { type: 'session.changed', data: change }, now)
    const learners = await listLearners(tx, subject)
    await queueMails(
      tx,
      learners.map(({ learnerId }) => ({ kind: 'sessionChanged', learnerId, data: { subject }, now })),
    )
  }
}

const listLearners = (tx: Db, { kind, id }: MailSubject) =>
  kind === 'classroom'
    ? tx
        .select({ learnerId: classroomEnrolment.learnerId })
        .from(classroomEnrolment)
        .where(
          and(
            eq(classroomEnrolment.classroomId, id),
            inArray(classroomEnrolment.status, ['pending', 'enrolled', 'waitlisted']),
          ),
        )
    : tx
        .select({ learnerId: practicalExamEnrolment.learnerId })
        .from(practicalExamEnrolment)
        .where(
          and(
            eq(practicalExamEnrolment.practicalExamId, id),
            inArray(practicalExamEnrolment.status, ['pending', 'enrolled']),
          ),
        )
