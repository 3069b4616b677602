import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openPostgres } from '#server/db/postgres.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'

/** A learner who may take the theory exam, with a session cookie. */
export interface Examinee {
  id: number
  cookie: string
}

/**
 * Stores learners who have finished all courses, together with their sessions, because signing in is not part of
 * this verification.
 */
export async function saveExaminees(
  url: string,
  count: number,
  certificationId: number,
): Promise<Examinee[]> {
  const database = openPostgres(url)
  const { db } = database
  const at = new Date()
  const people = Array.from({ length: count }, (_, index) => ({
    ...{ email: `examinee-${index}@demo.test`, firstName: 'Exam', lastName: `Inee ${index}`, createdAt: at },
  }))
  const rows = await db.insert(learner).values(people).returning({ id: learner.id })
  const examinees = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  await db.insert(certificationEnrolment).values(
    examinees.map(({ id }) => ({
      ...{ learnerId: id, certificationId, round: 1, progress: 'exam', childStatus: 'registrationApproved' },
      ...{ emailNotification: 'notSubscribed', creditsAt: at, begunAt: at, changedAt: at },
    })) as (typeof certificationEnrolment.$inferInsert)[],
  )
  await db.insert(session).values(
    examinees.map(({ id, token }) => ({
      id: createHash('sha256').update(token).digest('base64url'),
      ...{ learnerId: id, tenant: 'main' as const, roles: [], seenAt: at },
      expiresAt: new Date(at.getTime() + 24 * 60 * 60 * 1000),
    })),
  )
  await database.close()
  return examinees.map(({ id, token }) => ({ id, cookie: `session=${token}; signed_in=1` }))
}

/**
 * Returns the answers of all learners in the database, as the letters of the exam paper, by the question's position.
 */
async function keptAnswers(url: string): Promise<Map<number, Map<number, string>>> {
  const database = openPostgres(url)
  const rows = await database.db
    .select({ learnerId: attempt.learnerId, paper: attemptQuestion })
    .from(attemptQuestion)
    .innerJoin(attempt, eq(attempt.id, attemptQuestion.attemptId))
  await database.close()
  const kept = new Map<number, Map<number, string>>()
  for (const { learnerId, paper } of rows) {
    const answersOfLearner = kept.get(learnerId) ?? new Map<number, string>()
    answersOfLearner.set(
      paper.position,
      paper.given.map((option) => String.fromCharCode(65 + paper.order.indexOf(option))).join(),
    )
    kept.set(learnerId, answersOfLearner)
  }
  return kept
}

/** Counts the acknowledged answers that are missing or different in the database. */
export async function countLostAnswers(
  url: string,
  learners: readonly { id: number; acknowledged: ReadonlyMap<number, string> }[],
): Promise<number> {
  const kept = await keptAnswers(url)
  return learners
    .flatMap(({ id, acknowledged }) =>
      [...acknowledged].map(([position, letter]) => kept.get(id)?.get(position) === letter),
    )
    .filter((is) => !is).length
}
