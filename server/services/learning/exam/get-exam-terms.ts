import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { examWindowEnd } from '#src/domain/certification/exam-window.ts'
import { paperUseOf } from '#src/domain/exam/exam.ts'
import type { ExamTerms } from '#src/domain/exam/exam-terms.ts'
import { pointsOf } from '#src/domain/exam/grade.ts'
import { mostAttempts } from '#src/domain/exam/time.ts'
import { questionsOfPaper } from '#src/domain/pool/paper.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { attemptsOf, type ExamOf } from './attempt-rows.ts'
import { languagesOf } from './drawables.ts'
import { examName } from './exam-name.ts'
import { findExam } from './find-exam.ts'
import { timeOfLearner } from './time-of-learner.ts'

/** What awaits a learner in an exam. Refused as `notFound` like the exam itself. */
export async function getExamTerms(
  db: Db,
  audience: Audience,
  of: ExamOf,
  now: number,
): Promise<ExamTerms | RefusedResult> {
  const exam = await findExam(db, audience, of, now)
  if (isRefused(exam)) return exam
  const use = paperUseOf(of.exam)
  const attempts = (await attemptsOf(db, of)).filter(({ round }) => round === exam.round)
  const open = attempts.find(({ state }) => state === 'open')
  const time = await timeOfLearner(db, of)
  return {
    name: await examName(db, of, audience.language),
    questions: questionsOfPaper[use],
    languages: await languagesOf(db, exam.pool, open?.language ?? audience.language),
    pass: pointsOf[use].pass,
    seconds: time?.seconds ?? null,
    extraSeconds: open?.extraSeconds ?? time?.extraSeconds ?? 0,
    attemptsLeft: of.exam === 'theory' ? Math.max(0, mostAttempts - attempts.length) : null,
    resumes: open !== undefined,
    closesAt: await closesAt(db, of),
  }
}

/** The end of the 30 days that a product certification's exam may be begun in; null elsewhere. */
async function closesAt(db: Db, { exam, learnerId, targetId }: ExamOf): Promise<string | null> {
  if (exam !== 'theory') return null
  const [row] = await db
    .select({ kind: certification.kind })
    .from(certification)
    .where(eq(certification.id, targetId))
  const registered = await currentEnrolment(db, learnerId, targetId)
  if (!row || !registered?.creditsAt || registered.progress !== 'exam') return null
  const end = examWindowEnd(row.kind, registered.creditsAt.getTime())
  return end === null ? null : new Date(end).toISOString()
}
