import { expect, test } from 'vitest'
import type { Certificate } from '../certificate/certificate.ts'
import type { Order } from '../order/order.ts'
import type { MyTraining } from '../schedule/my-training.ts'
import { listNextSteps, type NextStepSources } from './next-steps.ts'
import type { MissingCreditReason, MyCertification, ResumePoint, UncreditedCourse } from './overview.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2027, 0, 15, 12)
const inDays = (days: number) => new Date(now + days * day).toISOString()

/** Casts an object with some fields to a complete type, because the tested step does not read the other fields. */
const some = <Thing>(fields: object) => fields as Thing

const certification = (more: object = {}, exam: object = {}) =>
  some<MyCertification>({
    ...{ id: 2, name: 'Video', status: 'learning', childStatus: 'registrationApproved' },
    ...{ credits: { earned: 9, needed: 9 }, openCourses: [] },
    ...more,
    exam: { attemptsLeft: 2, resumes: false, closesAt: null, lastScore: null, ...exam },
  })
const order = (more: object = {}) =>
  some<Order>({
    ...{ state: 'created', goods: 'Two days', expiresAt: inDays(2), target: { kind: 'classroom', id: 1 } },
    ...more,
  })
const session = (startsIn: number, own: object, more: object = {}) =>
  some<MyTraining>({
    kind: 'classroom',
    classroom: {
      ...{ id: 1, name: 'Two days', startsAt: inDays(startsIn), endsAt: inDays(startsIn + 1), own },
      offer: { kind: 'free' },
    },
    ...more,
  })
const certificate = (more: object = {}) =>
  some<Certificate>({ renewable: true, status: 'aboutToExpire', validUntil: inDays(41), ...more })
const resume = some<ResumePoint>({ courseId: 20 })

const none: NextStepSources = {
  resume: null,
  certifications: [],
  trainings: [],
  orders: [],
  certificates: [],
}
const kinds = (of: Partial<NextStepSources>) => listNextSteps({ ...none, ...of }, now).map(({ kind }) => kind)

test('a learner without any learning has no next steps', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ certifications: [certification()] })).toEqual([])
})

test('steps are sorted: open attempt, then by date, then without a date, then continuing', () => {
  expect(
    kinds({
      resume,
      certifications: [
        certification({ status: 'apply' }),
        certification({ status: 'exam' }, { closesAt: inDays(9) }),
        certification({ status: 'exam' }, { resumes: true }),
      ],
      trainings: [session(3, { status: 'enrolled', payBy: null })],
      orders: [order()],
      certificates: [certificate()],
    }),
  ).toEqual(['resumeExam', 'pay', 'attend', 'sitExam', 'renew', 'apply', 'continue'])
})

test('an exam that can no longer be started leads to enrolling again', () => {
  const of = (more: object, exam: object) => kinds({ certifications: [certification(more, exam)] })
  expect(of({ status: 'exam' }, { closesAt: inDays(-1) })).toEqual(['reEnrol'])
  expect(of({ status: 'exam' }, { attemptsLeft: 0 })).toEqual(['reEnrol'])
  expect(of({ status: 'enrol' }, {})).toEqual(['reEnrol'])
  expect(of({ status: 'exam', childStatus: 'underReview' }, {})).toEqual([])
  expect(of({ status: 'finish' }, {})).toEqual([])
  expect(of({ status: 'practicalExam' }, {})).toEqual(['practicalExam'])
})

test('while learning, open and failed quizzes are next, then a compulsory course, then more credits', () => {
  const open = (id: number, gap: MissingCreditReason): UncreditedCourse => ({
    id,
    name: `Course ${id}`,
    language: 'en',
    gap,
  })
  const learning = (openCourses: UncreditedCourse[], more: Partial<NextStepSources> = {}) =>
    listNextSteps({ ...none, certifications: [certification({ openCourses })], ...more }, now).map((step) => [
      step.kind,
      'of' in step && 'id' in step.of ? step.of.id : null,
    ])
  const missing = [open(7, 'course'), open(8, 'course')]
  expect(learning([open(5, 'quiz'), open(6, 'failedQuiz'), ...missing])).toEqual([
    ['quiz', 5],
    ['failedQuiz', 6],
  ])
  expect(learning(missing)).toEqual([['course', 7]])
  expect(learning([open(9, 'underReview'), ...missing])).toEqual([['course', 7]])
  expect(learning([open(9, 'underReview')])).toEqual([])
  expect(learning(missing, { resume: some<ResumePoint>({ courseId: 8 }) }).map(([kind]) => kind)).toEqual([
    'continue',
  ])
  const missingCredits = { credits: { earned: 6, needed: 9 } }
  expect(kinds({ certifications: [certification(missingCredits)] })).toEqual(['credits'])
  expect(kinds({ certifications: [certification({ ...missingCredits, status: 'finish' })] })).toEqual([])
})

test('a learner with a place in the practical exam gets its date as the step', () => {
  const held = (status: string, startsIn = 60, certificationId = 2) =>
    session(
      startsIn,
      { status },
      {
        kind: 'practicalExam',
        practicalExam: {
          ...{ certificationId, startsAt: inDays(startsIn), endsAt: inDays(startsIn + 1), own: { status } },
        },
      },
    )
  const next = (training: MyTraining) =>
    kinds({ certifications: [certification({ status: 'practicalExam' })], trainings: [training] })
  expect(next(held('enrolled'))).toEqual(['attend'])
  expect(next(held('pending'))).toEqual([])
  expect(next(held('enrolled', -3))).toEqual([])
  expect(next(held('notEnrolled'))).toEqual(['practicalExam'])
  expect(next(held('failed', -3))).toEqual(['practicalExam'])
  expect(next(held('enrolled', 60, 3))).toEqual(['attend', 'practicalExam'])
})

test('an unpaid seat is one payment step, with or without an order', () => {
  const held = session(30, { status: 'pending', payBy: inDays(1) })
  expect(kinds({ trainings: [held] })).toEqual(['pay'])
  expect(kinds({ trainings: [held], orders: [order()] })).toEqual(['pay'])
  expect(kinds({ trainings: [session(30, { status: 'pending', payBy: null })] })).toEqual([])
  expect(kinds({ orders: [order({ state: 'paid' }), order({ state: 'failed' })] })).toEqual([])
})

test('a session is a step from two weeks before its start until its end', () => {
  const of = (days: number, status = 'enrolled') =>
    kinds({ trainings: [session(days, { status, payBy: null })] })
  expect([of(14), of(14.1), of(-0.9), of(-1)]).toEqual([['attend'], [], ['attend'], []])
  expect(of(3, 'waitlisted')).toEqual([])
  const exam = { ...{ id: 7, startsAt: inDays(3), endsAt: inDays(4) }, own: { status: 'enrolled' } }
  expect(kinds({ trainings: [some<MyTraining>({ kind: 'practicalExam', practicalExam: exam })] })).toEqual([
    'attend',
  ])
})

test('a renewable certificate is a step', () => {
  expect(kinds({ certificates: [certificate({ renewable: false })] })).toEqual([])
  expect(kinds({ certificates: [certificate({ status: 'expired' })] })).toEqual(['renew'])
})
