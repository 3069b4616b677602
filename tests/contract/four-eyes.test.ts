import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate as certificates } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { refund } from '#server/db/schema/refund.ts'
import { trainer } from '#server/db/schema/trainer.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { findOrCreateLearner } from '#server/services/identity/learner/find-or-create-learner.ts'
import type { Api } from '#src/api/create-api.ts'
import type { Result } from '#src/api/result.ts'
import * as names from '#src/contract/identity/name-request.ts'
import { decideTrainerApplication } from '#src/contract/identity/trainer-application.ts'
import * as certificate from '#src/contract/learning/certificate.ts'
import * as learners from '#src/contract/learning/enrolled-learner.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { getExamPaper } from '#src/contract/learning/exam.ts'
import { grantExtraTime } from '#src/contract/learning/extra-time.ts'
import { createInvitation } from '#src/contract/learning/invitation.ts'
import { correctPracticalExam, gradePracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import * as review from '#src/contract/learning/review.ts'
import { closeContactRequest } from '#src/contract/messaging/contact.ts'
import { closePaymentReview, confirmTransfer } from '#src/contract/money/payment-review.ts'
import * as refunds from '#src/contract/money/refund.ts'
import { cancelExamSession, cancelTrainingSession } from '#src/contract/publishing/cancellation.ts'
import { voidQuestion } from '#src/contract/publishing/question-statistics.ts'
import { allCalls } from '#src/contract/registry.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { databases } from '../fixtures/server/databases.ts'
import { ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import {
  goodwillReason,
  payByTransfer,
  prepare,
  prepareAndConfirmRefund,
  runRefundJob,
} from '../fixtures/server/refunding.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import {
  day,
  registerInCertification,
  setClassroomStart,
  setExamStart,
  staff,
} from '../fixtures/server/training.ts'

/** The operator calls that decide nothing about a person, by the reason why they don't. */
const concernNobody = {
  'only reads': [
    'getDesk',
    ...['getJobs', 'getWebhooks', 'getWebhookEvents', 'getSiteHolds', 'getPublishSettings'],
    'getMissedSearches',
    ...['previewClassroomCancellation', 'previewExamCancellation'],
    ...['getAttempts', 'getContentChanges', 'getRestrictedContent', 'getContentItem', 'checkContent'],
    ...['getPublishedCourses', 'getPublishedCertifications', 'getPublishedClassrooms', 'getPublishedExams'],
    ...[
      'getPublishedNews',
      'getPublishedTopics',
      'getClassroomsOfCertifications',
      'getPracticalExamsOfCertifications',
    ],
    ...[
      'exportItems',
      'previewDraft',
      'getAudit',
      'followAudit',
      'getClassroomLearners',
      'getExamLearners',
      'getMails',
    ],
    ...[
      'getMail',
      'getOrdersAwaitingTransfer',
      'getPaymentReviews',
      'getRefunds',
      'getWaitingRegistrations',
      'getApplications',
    ],
    ...[
      'getNameRequests',
      'getTrainerApplications',
      'getContactRequests',
      'exportQuestions',
      'getQuestionStatistics',
      'getScoreDistribution',
      'getPoolQuestionCounts',
      'previewQuestionVoiding',
      'checkQuestions',
    ],
  ],
  'is about what everybody reads': [
    ...['saveDraft', 'publishItem', 'withdrawItem', 'restoreEdition', 'importItems', 'savePicture'],
    ...['findPictures', 'getPictureLink', 'importQuestions', 'discardDraft', 'unscheduleDraft'],
    ...['listDraftVersions', 'getDraftVersion', 'restoreDraftVersion', 'confirmTexts'],
    ...[
      'saveVideo',
      'findVideos',
      'findContentItems',
      'countPendingTexts',
      'checkDocument',
      'previewDocument',
      'findChangedPages',
      'getEdition',
      'findUses',
      'duplicateItem',
      'getSiteStates',
      'markPresence',
      'publishItems',
      'withdrawItems',
      'getBulkActions',
      'markBulkActionSeen',
      'findSchedules',
      'unscheduleWithdrawal',
      'saveCaptions',
    ],
    ...['rollBackSite', 'releaseSiteHold'],
  ],
  'shows a code on the wall': ['getCheckInCode'],
  'takes something back, or ends sessions': ['withdrawInvitation', 'endSessionsOf'],
  'is about the portal’s own work': [
    'beginPublish',
    'renewPublish',
    'endPublish',
    'publishSites',
    ...['findReleases', 'switchRelease', 'showStoredRelease', 'findMissingFiles', 'findStoredAssets'],
    ...['recordPublish', 'findPublishes', 'offerBatches', 'claimBatch', 'completeBatch'],
    ...['collectBatches', 'endBatches'],
    'retryJob',
    'replayWebhooks',
    'resumeWebhook',
  ],
}

interface Oneself {
  portal: Portal
  learnerId: number
  email: string
  /** A client with the session of a learner who has every role. */
  api: Api
}

const [workshop, exam, associate, analytics] = [17, 1, 2, 8]
const fee = { EUR: 24900, PLN: 106000 }

const createSeat = async ({ portal, learnerId }: Oneself): Promise<number> => {
  await setClassroomStart(portal, workshop, 0, {
    fee: null,
    capacity: 9,
    needsApproval: false,
    country: 'DE',
  })
  const at = new Date(portal.clock.now)
  const seat = {
    learnerId,
    classroomId: workshop,
    status: 'enrolled',
    emailNotification: 'subscribed',
  } as const
  const [row] = await portal.db
    .insert(classroomEnrolment)
    .values({ ...seat, createdAt: at, changedAt: at })
    .returning()
  return row?.id as number
}

/** Creates a paid order whose buyer is a person of finance. */
async function paidByOneself({ portal, email }: Oneself) {
  const { cookie } = await signIn(portal, email, { roles: ['finance'] })
  const own = portal.api(cookie, { siteId: payingSite })
  await setClassroomStart(portal, workshop, 10 * day, {
    fee,
    capacity: 99,
    needsApproval: false,
    country: 'DE',
  })
  const placed = await ordered(own, 'workshop', workshop, 'bankTransfer')
  await payByTransfer(portal, placed, `PAID-${placed.seqNo}`)
  return { own, seqNo: placed.seqNo as string }
}

/** Creates a refund by transfer that is to be sent to a person of finance. */
async function owedToOneself(self: Oneself) {
  const { own, seqNo } = await paidByOneself(self)
  const { refunds: prepared } = await prepareAndConfirmRefund(self.portal, { seqNo })
  await runRefundJob(self.portal)
  return { own, id: prepared[0]?.id as number }
}

/** Each action that decides about a person, done by that same person. */
const decisions: Record<string, (self: Oneself) => Promise<Result<unknown>>> = {
  grantExtraTime: ({ api, email }) => api.call(grantExtraTime, { email, percent: 25 }),
  async decideRegistration({ api }) {
    unwrap(await api.call(enrolInCourse, { id: analytics, emailNotification: 'subscribed' }))
    const [row] = rowsOrThrow(await api.call(review.getWaitingRegistrations, {}))
    return api.call(review.decideRegistration, { kind: 'registration', id: row?.id as number, approve: true })
  },
  async decideApplication({ portal, learnerId, api }) {
    await registerInCertification(portal, learnerId, associate, 'apply')
    unwrap(
      await api.call(certificate.applyForCertificate, {
        certificationId: associate,
        showCompany: false,
      } as never),
    )
    const [row] = rowsOrThrow(await api.call(certificate.getApplications, {}))
    return api.call(certificate.decideApplication, { id: row?.id as number, approve: true })
  },
  async revokeCertificate({ portal, learnerId, api }) {
    const at = new Date(portal.clock.now)
    const number = `VSA-2026-OWN${learnerId}`
    await portal.db
      .insert(certificates)
      .values({ number, learnerId, certificationId: associate, issuedAt: at, validUntil: at })
    return api.call(certificate.revokeCertificate, { number, reason: 'Why not' })
  },
  async reinstateCertificate({ portal, learnerId, api }) {
    const at = new Date(portal.clock.now)
    const number = `VSA-2026-BACK${learnerId}`
    const revoked = { revokedAt: at, revokedBy: 'ana@demo.test', revokedReason: 'Why not' }
    await portal.db
      .insert(certificates)
      .values({ number, learnerId, certificationId: associate, issuedAt: at, validUntil: at, ...revoked })
    return api.call(certificate.reinstateCertificate, { number, reason: 'Why not' })
  },
  async decideNameRequest({ portal, learnerId, api }) {
    const name = { firstName: 'Ivan', lastName: 'Buyer' }
    const [row] = await portal.db
      .insert(nameRequest)
      .values({
        ...{ ...name, learnerId, source: 'learner', state: 'waiting' },
        requestedAt: new Date(portal.clock.now),
      })
      .returning()
    return api.call(names.decideNameRequest, { id: row?.id as number, approve: true })
  },
  async reissueCertificate({ portal, learnerId, api }) {
    const number = await issueTestCertificate(portal, learnerId, associate, { holderName: 'Ivan Buyer' })
    return api.call(names.reissueCertificate, { number })
  },
  async gradePracticalExam({ portal, learnerId, email, api }) {
    await portal.db.update(trainer).set({ email })
    await setExamStart(portal, exam, 0, { capacity: 9, fee: null })
    const at = new Date(portal.clock.now)
    const place = { learnerId, practicalExamId: exam, status: 'enrolled' } as const
    const [row] = await portal.db
      .insert(practicalExamEnrolment)
      .values({ ...place, createdAt: at, changedAt: at } as never)
      .returning()
    return api.call(gradePracticalExam, { id: row?.id as number, score: 100 })
  },
  async correctPracticalExam({ portal, learnerId, email, api }) {
    await portal.db.update(trainer).set({ email })
    await setExamStart(portal, exam, 0, { capacity: 9, fee: null })
    const at = new Date(portal.clock.now)
    const place = { learnerId, practicalExamId: exam, status: 'failed', score: 10 } as const
    const [row] = await portal.db
      .insert(practicalExamEnrolment)
      .values({ ...place, createdAt: at, changedAt: at })
      .returning()
    return api.call(correctPracticalExam, { id: row?.id as number, score: 100, reason: 'Mine' })
  },
  async voidQuestion({ portal, learnerId, api }) {
    await registerInCertification(portal, learnerId, associate, 'exam')
    const { questions } = unwrap(await api.call(getExamPaper, { exam: 'theory', targetId: associate }))
    return api.call(voidQuestion, { questionId: questions[0]?.questionId as number, reason: 'Too hard' })
  },
  async correctAttendance(self) {
    await self.portal.db.update(trainer).set({ email: self.email })
    return self.api.call(learners.correctAttendance, {
      ...{ id: await createSeat(self), attended: true, reason: 'Mine' },
    })
  },
  async cancelTrainingSession(self) {
    await createSeat(self)
    return self.api.call(cancelTrainingSession, { id: workshop, reason: 'Mine' })
  },
  async cancelExamSession({ portal, learnerId, api }) {
    await setExamStart(portal, exam, day, { capacity: 9, fee: null })
    const at = new Date(portal.clock.now)
    const place = { learnerId, practicalExamId: exam, status: 'enrolled' } as const
    await portal.db.insert(practicalExamEnrolment).values({ ...place, createdAt: at, changedAt: at })
    return api.call(cancelExamSession, { id: exam, reason: 'Mine' })
  },
  async checkInLearner(self) {
    await self.portal.db.update(trainer).set({ email: self.email })
    return self.api.call(learners.checkInLearner, { id: await createSeat(self) })
  },
  async decideTrainerApplication({ portal, email, api }) {
    const text = {
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '1',
      country: 'DE',
      company: '',
      experience: 'Ten years',
    }
    const [row] = await portal.db
      .insert(trainerApplication)
      .values({
        ...{
          ...text,
          email: email.toUpperCase(),
          state: 'underReview',
          languages: ['en'],
          subjects: ['cctv'],
        },
        ...{ site: 'en', language: 'en', appliedAt: new Date(portal.clock.now) },
      })
      .returning()
    return api.call(decideTrainerApplication, { id: row?.id as number, approve: true })
  },
  async closeContactRequest({ portal, email, api }) {
    const request = { name: 'Ada', email: email.toUpperCase(), subject: 'other', message: 'Why?' } as const
    const [row] = await portal.db
      .insert(contactRequest)
      .values({ ...request, site: 'en', language: 'en', askedAt: new Date(portal.clock.now) })
      .returning()
    return api.call(closeContactRequest, { id: row?.id as number, answer: 'Because.' })
  },
  createInvitation: ({ portal, email, api }) =>
    api.call(createInvitation, {
      ...{ kind: 'course', targetId: 1, email: email.toUpperCase() },
      validUntil: new Date(portal.clock.now + day).toISOString(),
    }),
  async confirmTransfer({ portal, email }) {
    const { cookie } = await signIn(portal, email, { roles: ['finance'] })
    const own = portal.api(cookie, { siteId: payingSite })
    await setClassroomStart(portal, workshop, 10 * day, {
      fee,
      capacity: 9,
      needsApproval: false,
      country: 'DE',
    })
    const { seqNo, total: amount, currency } = await ordered(own, 'workshop', workshop, 'bankTransfer')
    return own.call(confirmTransfer, { seqNo: seqNo as string, reference: `B-${seqNo}`, amount, currency })
  },
  async closePaymentReview(self) {
    const { portal, email } = self
    const { cookie } = await signIn(portal, email, { roles: ['finance'] })
    const own = portal.api(cookie, { siteId: payingSite })
    await setClassroomStart(portal, workshop, 10 * day, {
      fee,
      capacity: 9,
      needsApproval: false,
      country: 'DE',
    })
    const { seqNo } = await ordered(own, 'workshop', workshop, 'bankTransfer')
    const transfer = { seqNo: seqNo as string, reference: 'short', amount: 1, currency: 'EUR' as const }
    for (const name of ['finance', 'accounts'])
      unwrap(await (await staff(portal, 'finance', name)).call(confirmTransfer, transfer))
    return own.call(closePaymentReview, { eventId: 'bank:short', note: 'Refunded.' })
  },
  prepareRefund: async (self) => {
    const { own, seqNo } = await paidByOneself(self)
    return own.call(refunds.prepareRefund, { seqNo, ...goodwillReason })
  },
  async confirmRefund(self) {
    const { own, seqNo } = await paidByOneself(self)
    const { id, seen } = unwrap(await prepare(self.portal, { seqNo }))
    return own.call(refunds.confirmRefund, { id, seen })
  },
  async rejectRefund(self) {
    const { own, seqNo } = await paidByOneself(self)
    const { id } = unwrap(await prepare(self.portal, { seqNo }))
    return own.call(refunds.rejectRefund, { id, note: 'Why not' })
  },
  async markRefundSent(self) {
    const { own, id } = await owedToOneself(self)
    return own.call(refunds.markRefundSent, { id, reference: 'OUT-1' })
  },
  async markRefundReturned(self) {
    const { own, id } = await owedToOneself(self)
    return own.call(refunds.markRefundReturned, { id, note: 'Why not' })
  },
  async prepareRefundAgain(self) {
    const { own, id } = await owedToOneself(self)
    await self.portal.db.update(refund).set({ state: 'failed' })
    return own.call(refunds.prepareRefundAgain, { id, note: 'Why not', way: 'transfer' })
  },
}

describe.each(databases)('a person of the staff, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Signs in a learner who has every role. */
  async function decider(email: string) {
    const roles = ['reviewer', 'finance', 'trainer', 'editor']
    const { learnerId, cookie } = await signIn(portal, email, { roles })
    return { learnerId, api: portal.api(cookie) }
  }

  test.each(Object.entries(decisions))('may not do so about themselves: %s', async (name, decide) => {
    const email = `${name.toLowerCase()}@demo.test`
    const { learnerId, api } = await decider(email)
    const result = await decide({ portal, learnerId, email, api })
    refusedWith(result, 403)
    expect(result).toMatchObject({ failure: { context: { reason: 'ownMatter' } } })
  })

  test('may not do so about another account with their address, which a partner’s link has made', async () => {
    const email = 'two-accounts@demo.test'
    const { api } = await decider(email)
    const by = { issuer: 'partner:shop', subject: email, email, emailVerified: true }
    const learnerId = await findOrCreateLearner(
      portal.db,
      { ...by, firstName: 'Two', lastName: 'Accounts' },
      portal.clock.now,
    )
    const number = await issueTestCertificate(portal, learnerId, associate, { holderName: 'Ivan Buyer' })
    const result = await api.call(names.reissueCertificate, { number })
    expect(result).toMatchObject({ failure: { context: { reason: 'ownMatter' } } })
  })
})

test('each operator call is classified: it decides about a person, or has a reason why not', () => {
  const operators = allCalls.filter(({ who }) => who === 'operator').map(({ name }) => name)
  const judged = [...Object.keys(decisions), ...Object.values(concernNobody).flat()]
  expect(judged.toSorted()).toEqual(operators.toSorted())
})

test('decisions about a person are made, reverted and ended by a person', () => {
  const byPerson = allCalls.filter((call) => call.byPerson).map(({ name }) => name)
  const wanting = [...Object.keys(decisions), ...concernNobody['takes something back, or ends sessions']]
  expect(byPerson.toSorted()).toEqual(wanting.toSorted())
})
