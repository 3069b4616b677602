import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { uploadPortrait } from '#src/contract/identity/portrait.ts'
import { applicationDecisionDays } from '#src/domain/certificate/certificate-application-state.ts'
import { certificateYears, renewalDays } from '#src/domain/certificate/validity.ts'
import { examWindowDays } from '#src/domain/certification/exam-window.ts'
import { certificationLevel } from '#src/domain/certification/level.ts'
import { noticePeriod } from '#src/domain/classroom/notice-period.ts'
import { maxContactMessageLength } from '#src/domain/contact/contact-form.ts'
import { correctionPeriod } from '#src/domain/correction.ts'
import { creditsNeededByKind } from '#src/domain/course/course.ts'
import { registrationReviewDays } from '#src/domain/enrolment/enrolment.ts'
import { pointsByPaperKind } from '#src/domain/exam/grade.ts'
import { examDuration, maxAttempts } from '#src/domain/exam/time.ts'
import { maxNoteLength, maxNotes } from '#src/domain/note/note.ts'
import { cardPaymentTimeout, transferDays } from '#src/domain/order/payment-deadline.ts'
import { questionCountByPaperKind } from '#src/domain/pool/paper.ts'
import { practicalExamPassScore } from '#src/domain/practical-exam/practical-exam-grade.ts'
import { retentionRules } from '#src/domain/retention.ts'
import { storedCookies } from '#src/domain/stored-cookies.ts'
import { trainerDecisionDays } from '#src/domain/trainer/trainer-application-state.ts'
import { signInAttemptMinutes } from './http/sign-in-cookie.ts'
import { companyQueryLimit } from './routes/catalogue/company.ts'
import { sessionLifetimeOf } from './services/identity/session/session-lifetime.ts'
import { rejectedApplicationDays } from './services/identity/trainer-application/erase-rejected-applications.ts'
import { checkInTicketLifetime } from './services/learning/check-in/check-in-code.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { gsc, hsc } = creditsNeededByKind
const { theory, quiz } = pointsByPaperKind
const noticeHours = noticePeriod / hour
const portraitKilobytes = (uploadPortrait.uploadBytes ?? 0) / 1024
const examMinutes = examDuration / minute

/** The messages that promise figures, with the constants that must have these figures. See docs/promises.md. */
const promises: Record<string, readonly number[]> = {
  'certificate:renewal.waits': [applicationDecisionDays],
  'certificate:renewal.now': [applicationDecisionDays],
  'certificate:renewal.early': [certificateYears],
  'certificate:renewal.late': [certificateYears],
  'certificate:badge.criteria': [theory.pass],
  'certification-enrolment:subTitle.applied': [applicationDecisionDays],
  'certification-enrolment:next.within': [applicationDecisionDays],
  'certification-enrolment:next.finish': [applicationDecisionDays],
  'certification-enrolment:next.renew': [certificateYears],
  'certification-enrolment:exam.ready': [examMinutes],
  'certification-enrolment:exam.usedUp': [maxAttempts, maxAttempts],
  'certification:facts.years': [certificateYears],
  'certification:exam.questions.value': [questionCountByPaperKind.theory],
  'certification:exam.time.value': [examMinutes],
  'certification:exam.pass.value': [theory.pass],
  'certification:exam.attempts.value': [maxAttempts],
  'certification:exam.opens.hsc': [examWindowDays],
  'certification:list.lead.gsc': [gsc],
  'certification:list.lead.hsc': [certificationLevel.options.length, hsc],
  'check-in:signIn.text': [checkInTicketLifetime / minute],
  'classroom-enrolment:standing.underReview': [registrationReviewDays],
  'classroom-enrolment:late': [noticeHours],
  'classroom:note.cancel': [noticeHours],
  'classroom:note.cancelPaid': [noticeHours],
  'company-query:told.limit': [companyQueryLimit.tries],
  'contact:messageHint': [maxContactMessageLength],
  'contact:error.message': [maxContactMessageLength],
  'contact:told.deleted': [retentionRules.settledContact.lifetime / day],
  'course-list:lead.gsc': [gsc],
  'course-list:lead.hsc': [hsc],
  'course:approvalNote': [registrationReviewDays],
  'enrolment:underReview': [registrationReviewDays],
  'enrolment:food': [retentionRules.food.lifetime / day],
  'enrolment:certification.applied': [applicationDecisionDays],
  'error:10011': [noticeHours],
  'error:reason.notYours': [correctionPeriod / day],
  'error:reason.tooLateToCorrect': [correctionPeriod / day],
  'exam:rule.points': [theory.question],
  'exam:rule.pointsQuiz': [quiz.question],
  'exam:next.reEnrolIs': [maxAttempts, maxAttempts],
  'home:steps.exam.text': [theory.pass],
  'home:steps.apply.text': [applicationDecisionDays],
  'home:ways.lead': [certificateYears],
  'home:ways.gsc': [gsc],
  'home:ways.hsc': [certificationLevel.options.length, hsc],
  'identity:failureLapsed': [signInAttemptMinutes],
  'mail:certificateExpired.lead': [renewalDays],
  'mail:trainerRejected.lead': [rejectedApplicationDays],
  'mail:newDatesConfirm.lead': [retentionRules.unconfirmedAlert.lifetime / day],
  'my-learning:portraitHint': [portraitKilobytes],
  'notices:portraitRefused': [portraitKilobytes],
  'notices:portraitCropped': [portraitKilobytes],
  'my-next:within': [applicationDecisionDays],
  'my-session:tooLateToCancel': [noticeHours],
  'my-session:move.free': [noticeHours],
  'new-dates:next': [retentionRules.unconfirmedAlert.lifetime / day],
  'note:full': [maxNotes],
  'note:invalid': [maxNoteLength, maxNotes],
  'payment:by.bankTransfer.text': [transferDays],
  'payment:noRefund.text': [noticeHours],
  'plan:decision': [applicationDecisionDays],
  'practical-exam-enrolment:leave.late': [noticeHours],
  'practice:mock.is': [questionCountByPaperKind.theory, theory.pass],
  'quiz:questions': [questionCountByPaperKind.quiz],
  'quiz:pass': [quiz.pass],
  'terms:pay.text': [transferDays, cardPaymentTimeout / minute],
  'terms:move.text': [noticeHours],
  'trainer-application:need.answer': [trainerDecisionDays],
  'trainer-application:need.deleted': [rejectedApplicationDays],
  'trainer-application:next': [trainerDecisionDays],
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const byWord = new Map([...words.map((word, number) => [word, number] as const), ['both', 2]])

/** Returns the numbers that a text contains in digits. Thousands are separated by a comma, a point or a space. */
const digitsOf = (text: string): number[] =>
  (text.replace(/\{\{.*?\}\}/g, '').match(/\d{1,3}(?:[.,\s]\d{3})+|\d+/g) ?? []).map((number) =>
    Number(number.replace(/\D/g, '')),
  )

/** Returns the numbers that an English text contains in digits or words. */
const numbersOf = (text: string): number[] => [
  ...digitsOf(text),
  ...(text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => byWord.get(word) ?? []),
]

/**
 * Returns the numbers without 0, 1 and 100, which occur in phrases such as "from 1 to", "of 100 points" and "back to
 * 0".
 */
const figuresOf = (numbers: readonly number[]): number[] =>
  numbers.filter((number) => ![0, 1, 100].includes(number)).toSorted((one, other) => one - other)

type Texts = { [name: string]: string | Texts }

const files = globSync('src/i18n/messages/*/*.json').map((path) => ({
  language: basename(dirname(path)),
  area: basename(path, '.json'),
  texts: JSON.parse(readFileSync(path, 'utf8')) as Texts,
}))

/** Returns the message or group of messages under a key of a file; undefined if there is none. */
function findTexts(texts: Texts, path: string): string | Texts | undefined {
  let found: string | Texts | undefined = texts
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return found
}

/** Returns the message or group of a key in each language that has it. */
function findByKey(key: string): { language: string; text: string | Texts | undefined }[] {
  const [area, path = ''] = key.split(':')
  return files
    .filter((file) => file.area === area)
    .map(({ language, texts }) => ({ language, text: findTexts(texts, path) }))
}

/** Returns a message in each language that has it. */
const textsOf = (key: string): { language: string; text: string }[] =>
  findByKey(key).flatMap(({ language, text }) => (typeof text === 'string' ? [{ language, text }] : []))

test.each(Object.entries(promises))('%s promises %j, in every language', (key, constants) => {
  const texts = textsOf(key)
  const english = texts.find(({ language }) => language === 'en')?.text ?? ''
  expect(figuresOf(numbersOf(english))).toEqual(figuresOf(constants))
  // Another language may write a number as a word, but must not contain other numbers in digits.
  const other = texts.filter(({ text }) => digitsOf(text).some((number) => !allowed(constants).has(number)))
  expect(other).toEqual([])
})

const allowed = (constants: readonly number[]) => new Set([0, 1, 100, ...constants])

test('the practical exam has the pass mark of the theory exam, as the badge says', () => {
  expect(practicalExamPassScore).toBe(theory.pass)
})

test('the cookie of a session is stored as long as the list of cookies says', () => {
  const listed = storedCookies.find(({ name }) => name.includes('session'))
  expect(listed?.days).toBe(sessionLifetimeOf([]) / day)
})

test('each message and each item of content that docs/promises.md names exists', () => {
  const named = [...readFileSync('docs/promises.md', 'utf8').matchAll(/`([a-z-]+)([:/])([\w.]+)`/g)]
  const missing = named.filter(([, owner, mark, name]) =>
    mark === ':'
      ? findByKey(`${owner}:${name}`).every(({ text }) => text === undefined)
      : globSync(`content/${owner}/${name}-*`).length === 0,
  )
  expect(named.length).toBeGreaterThan(100)
  expect(missing.map(([text]) => text)).toEqual([])
})
