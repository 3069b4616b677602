import { type CertificationKind, creditsNeededByKind } from '../course/course.ts'

/**
 * The number of days after the last required credit within which the exam may be started. Specification 1, section 9.
 */
export const examWindowDays = 30
const examWindow = examWindowDays * 24 * 60 * 60 * 1000

/** Credits with the instant at which they were earned, in milliseconds. */
export interface EarnedCredits {
  credits: number
  at: number
}

/**
 * Returns the instant at which the learner had all credits that a kind needs, in milliseconds; null while credits
 * are missing.
 */
export function findCreditsCompletion(
  kind: CertificationKind,
  earnings: readonly EarnedCredits[],
): number | null {
  let sum = 0
  for (const { credits, at } of earnings.toSorted((one, other) => one.at - other.at)) {
    sum += credits
    if (sum >= creditsNeededByKind[kind]) return at
  }
  return null
}

/**
 * Returns the last instant to start the exam, in milliseconds: for `hsc` 30 days after the ninth credit; null for
 * `gsc`, which has no limit. Specification 1, section 9.
 */
export const computeExamWindowEnd = (kind: CertificationKind, completeAt: number): number | null =>
  kind === 'hsc' ? completeAt + examWindow : null

/** Whether the exam may still be started. Afterwards the learner has to enrol again, with progress 0. */
export function isExamWindowOpen(kind: CertificationKind, completeAt: number, now: number): boolean {
  const end = computeExamWindowEnd(kind, completeAt)
  return end === null || now <= end
}
