import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { computeExamWindowEnd } from '#src/domain/certification/exam-window.ts'
import { paperKindOf } from '#src/domain/exam/exam.ts'
import type { ExamTerms } from '#src/domain/exam/exam-terms.ts'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import { maxAttempts } from '#src/domain/exam/time.ts'
import { questionCountByPaperKind } from '#src/domain/pool/paper.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { type ExamKey, listAttemptsAtExam } from './attempt-rows.ts'
import { findExamName } from './find-exam-name.ts'
import { findExamTime } from './find-exam-time.ts'
import { getExam } from './get-exam.ts'
import { listPoolLanguages } from './pool-languages.ts'

/** Returns the terms of an exam for a learner. Refused as `notFound` in the same cases as `getExam`. */
export async function getExamTerms(
  db: Db,
  audience: Audience,
  examKey: ExamKey,
  now: number,
): Promise<ExamTerms | RefusedResult> {
  const exam = await getExam(db, audience, examKey, now)
  if (isRefused(exam)) return exam
  const use = paperKindOf(examKey.exam)
  const attempts = (await listAttemptsAtExam(db, examKey)).filter(({ round }) => round === exam.round)
  const open = attempts.find(({ state }) => state === 'open')
  const time = await findExamTime(db, examKey)
  return {
    name: await findExamName(db, examKey, audience.language),
    questions: questionCountByPaperKind[use],
    languages: await listPoolLanguages(db, exam.poolId, open?.language ?? audience.language),
    pass: pointsByPaperKind[use].pass,
    seconds: time?.seconds ?? null,
    extraSeconds: open?.extraSeconds ?? time?.extraSeconds ?? 0,
    attemptsLeft: examKey.exam === 'theory' ? Math.max(0, maxAttempts - attempts.length) : null,
    resumes: open !== undefined,
    closesAt: await closesAt(db, examKey),
  }
}

/**
 * Returns the end of the 30 days within which the exam of a product certification (`hsc`) has to be begun; null for
 * other exams.
 */
async function closesAt(db: Db, { exam, learnerId, targetId }: ExamKey): Promise<string | null> {
  if (exam !== 'theory') return null
  const [row] = await db
    .select({ kind: certification.kind })
    .from(certification)
    .where(eq(certification.id, targetId))
  const registration = await findCurrentEnrolment(db, learnerId, targetId)
  if (!row || !registration?.creditsAt || registration.progress !== 'exam') return null
  const end = computeExamWindowEnd(row.kind, registration.creditsAt.getTime())
  return end === null ? null : new Date(end).toISOString()
}
