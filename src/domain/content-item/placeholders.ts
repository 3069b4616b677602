import { applicationDecisionDays } from '../certificate/certificate-application-state.ts'
import { certificateYears, renewalDays } from '../certificate/validity.ts'
import { examWindowDays } from '../certification/exam-window.ts'
import { noticePeriod } from '../classroom/notice-period.ts'
import { creditsNeededByKind } from '../course/course.ts'
import { watchedThreshold } from '../course/watched-intervals.ts'
import { registrationReviewDays } from '../enrolment/enrolment.ts'
import { pointsByPaperKind } from '../exam/grade.ts'
import { examDuration, maxAttempts } from '../exam/time.ts'
import { reminderDays } from '../mail/reminder.ts'
import { cardPaymentTimeout, transferDays } from '../order/payment-deadline.ts'
import { questionCountByPaperKind } from '../pool/paper.ts'
import { practicalExamPassScore } from '../practical-exam/practical-exam-grade.ts'
import { trainerDecisionDays } from '../trainer/trainer-application-state.ts'

const minute = 60 * 1000
const hour = 60 * minute

/**
 * The numbers from the portal's rules that texts of content contain as placeholders such as `{{attempts}}`, so that
 * texts and rules agree. Numbers below 1 are fractions, which are shown in percent.
 */
export const placeholderValues = {
  generalCredits: creditsNeededByKind.gsc,
  productCredits: creditsNeededByKind.hsc,
  watchedShare: watchedThreshold,
  quizQuestions: questionCountByPaperKind.quiz,
  quizPoints: pointsByPaperKind.quiz.question,
  quizPass: pointsByPaperKind.quiz.pass,
  theoryQuestions: questionCountByPaperKind.theory,
  theoryMinutes: examDuration / minute,
  theoryPass: pointsByPaperKind.theory.pass,
  practicalPass: practicalExamPassScore,
  attempts: maxAttempts,
  examDays: examWindowDays,
  decisionDays: applicationDecisionDays,
  reviewDays: registrationReviewDays,
  trainerDecisionDays,
  yearsValid: certificateYears,
  renewalDays,
  firstReminderDays: reminderDays.certificate[0],
  secondReminderDays: reminderDays.certificate[1],
  lastReminderDays: reminderDays.certificate[2],
  noticeHours: noticePeriod / hour,
  cardMinutes: cardPaymentTimeout / minute,
  transferDays,
} as const satisfies Record<string, number>
export type PlaceholderName = keyof typeof placeholderValues

export const isKnownPlaceholder = (name: string): name is PlaceholderName =>
  Object.hasOwn(placeholderValues, name)

/** Matches a placeholder in a text. */
export const placeholderPattern = /\{\{([^{}]*)\}\}/g

/** Returns the names of all placeholders in a value's texts, duplicates included. */
export function listPlaceholders(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('{{')
      ? Array.from(value.matchAll(placeholderPattern), ([, name]) => name as string)
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listPlaceholders)
}
