import { expect, onTestFinished, test, vi } from 'vitest'
import { awaitResponses, openPage, openPageSignedIn } from '#tests/fixtures/page.ts'
import { place } from '#tests/fixtures/place.ts'
import type { Order } from '../../domain/order/order.ts'
import type { MyTraining } from '../../domain/schedule/my-training.ts'
import type { InvitedTraining } from '../classroom/invitation.ts'

const certifications = () => import('../certification/certification-enrolment.ts')
const classrooms = () => import('../classroom/classroom-enrolment.ts')
const exams = () => import('../practical-exam/practical-exam-enrolment.ts')
const orders = () => import('../payment/my-orders.ts')
const sessions = () => import('../classroom/my-sessions.ts')

const certification = {
  id: 2,
  kind: 'hsc',
  name: '',
  needsCode: false,
  offer: { kind: 'free' },
  examPrice: null,
} as const
const classroom = {
  id: 1,
  certificationId: 2,
  venue: null,
  needsApproval: false,
  offer: { kind: 'free' },
  kind: null,
} as const
const exam = { id: 1, certificationId: 1, regionId: 276, offer: { kind: 'free' }, kind: null } as const
const food = { allergies: '', diet: '' }
const order = { seqNo: 'A', target: { kind: 'workshop', id: 17 } } as Order
const training = { kind: 'nonCertification', classroom: { id: 17 } } as MyTraining
const byCode = { code: '', mails: false }

/** The actions that a single click performs, each with the message key of the text in the sign-in dialog. */
const acts = [
  [
    'enrolling in a certification',
    'certification.signIn',
    async () => (await certifications()).startCertificationEnrolment(place, certification, byCode),
  ],
  [
    're-enrolling in a certification',
    'certification.signIn',
    async () => (await certifications()).enrolAgain(2),
  ],
  [
    'applying for a certificate',
    'certification.signIn',
    async () => (await certifications()).submitApplication(2),
  ],
  [
    'updating to a newer release',
    'certification.signIn',
    async () => (await certifications()).switchToNewerVersion(place, 2, 3),
  ],
  [
    'enrolling in a classroom',
    'classroom.signIn',
    async () => (await classrooms()).enrolByClassroom(place, classroom, { ...byCode, ...food }),
  ],
  [
    'canceling a classroom',
    'classroom.signIn',
    async () => (await classrooms()).cancelClassroomEnrolment(classroom),
  ],
  [
    'enrolling in a practical exam',
    'practicalExam.signIn',
    async () => (await exams()).enrolByPracticalExam(place, exam, food),
  ],
  [
    'ordering a practical exam',
    'practicalExam.signIn',
    async () =>
      (await exams()).enrolByPracticalExam(
        place,
        // Signed out, the action ends before it reads the price.
        { ...exam, offer: { kind: 'sold', price: {} as never } },
        food,
      ),
  ],
  [
    'leaving a practical exam',
    'practicalExam.signIn',
    async () => (await exams()).cancelPracticalExamSeat(exam),
  ],
  ['removing an order', 'notices:signInToPay', async () => (await orders()).removeOrder(order)],
  [
    'paying in another way',
    'notices:signInToPay',
    async () => (await orders()).payWithOtherMethod(place, order),
  ],
  ['canceling a session', 'classroom.signIn', async () => (await sessions()).cancelMySeat(training)],
  ['moving to another date', 'classroom.signIn', async () => (await sessions()).moveMySeat(training, 2)],
  [
    'ending a date alert',
    'classroom.signIn',
    async () => (await import('../classroom/date-alert.ts')).endDateAlert(1),
  ],
] as const

const notices = () => import('../notice/notices.ts')

test.each(acts)(
  '%s while the server is unreachable shows one toast and stays on the page',
  async (_, __, act) => {
    const page = await openPageSignedIn()
    await (await import('../session/session.ts')).loadSession()
    page.line.up = false
    await act()
    await awaitResponses()
    const { $signInReason, $toasts } = await notices()
    expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
    expect([page.left, $signInReason.get()]).toEqual([[], null])
  },
)

test.each(acts)('%s asks an anonymous visitor to sign in, and requests nothing', async (_, reason, act) => {
  const page = await openPage()
  await act()
  expect((await notices()).$signInReason.get()).toBe(reason.includes(':') ? reason : `enrolment:${reason}`)
  expect(page.line.times()).toBe(0)
})

test('nobody is enrolled if the check of the required information could not be loaded', async () => {
  await openPageSignedIn()
  // biome-ignore lint/suspicious/noThenProperty: importing this module fails, because its `then` rejects.
  vi.doMock('../profile/information.ts', () => ({ then: (_: unknown, reject: () => void) => reject() }))
  onTestFinished(() => void vi.doUnmock('../profile/information.ts'))
  const { ensureCanEnrol } = await import('./action.ts')
  expect(await ensureCanEnrol('enrolment:invitation.signIn', 'hsc')).toBe(false)
  expect((await notices()).$toasts.get().map(({ text }) => text)).toEqual(['enrolment:unreachable'])
})

test.each(acts)('%s ignores further clicks until a second after its answer', async (_, __, act) => {
  const page = await openPageSignedIn()
  const { $isActing } = await import('./action.ts')
  page.line.up = false
  await Promise.all([act(), act()])
  expect((await notices()).$toasts.get()).toHaveLength(1)
  page.clock.advance(999)
  expect($isActing.get()).toBe(true)
  page.clock.advance(1)
  expect($isActing.get()).toBe(false)
})

const letter = { kind: 'certification', targetId: 2 } as InvitedTraining

/** The ways to an action that requires a sign-in, each with the name of the action that continues afterwards. */
const continued: [string | undefined, () => Promise<unknown>][] = [
  ['enrol', async () => (await import('./action.ts')).ensureCanEnrol('enrolment:signInToEnrol', null)],
  [
    'by-code',
    async () => (await import('./action.ts')).ensureCanEnrol('enrolment:signInToEnrol', null, 'by-code'),
  ],
  ['start-quiz', async () => (await import('../exam/quiz.ts')).openQuiz(place, 'quiz', 1)],
  ['play', async () => (await import('../course/playback.ts')).playChapter(7)],
  ['chapter-3', async () => (await import('../course/playback.ts')).playChapter(7, 3)],
  [
    'accept',
    async () => {
      const { $invitation, acceptOpenInvitation } = await import('../classroom/invitation.ts')
      $invitation.set({ state: 'read', code: 'A', letter, invited: null, failure: null })
      await acceptOpenInvitation(false)
    },
  ],
  [undefined, async () => (await certifications()).enrolAgain(2)],
]

test.each(continued)('after the sign-in the page continues with the action %s', async (name, act) => {
  const page = await openPage()
  await act()
  const { $signInReason, signInToContinue } = await notices()
  expect([$signInReason.get()?.includes(':'), page.left]).toEqual([true, []])
  signInToContinue()
  expect(page.left).toHaveLength(1)
  const { consumePendingAction } = await import('./pending-action.ts')
  expect(consumePendingAction(5)).toBe(name)
})
