import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalPayments } from '#server/adapters/payment-local/payments.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Publisher } from '#server/ports/publisher.ts'
import { systemRandom } from '#server/ports/random.ts'
import { getSiteInfo } from '#src/contract/catalogue/site.ts'
import { codeByReason, httpStatusOf } from '#src/contract/protocol/codes.ts'
import { successCode } from '#src/contract/protocol/envelope.ts'
import { type Refusal, refusals } from '#src/domain/refusal.ts'
import { certificates } from '../fixtures/provocations/certificate.ts'
import { exams } from '../fixtures/provocations/exam.ts'
import { general } from '../fixtures/provocations/general.ts'
import { letters } from '../fixtures/provocations/letter.ts'
import type { Provocation } from '../fixtures/provocations/provocation.ts'
import { training } from '../fixtures/provocations/training.ts'
import { databases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, type Portal, paymentOrigin } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { seededAt } from '../fixtures/server/seeded-database.ts'

/** A situation that provokes each refusal. A refusal without a situation is a compile error. */
const provocations: Record<Refusal, Provocation> = {
  ...general,
  ...letters,
  ...training,
  ...certificates,
  ...exams,
}

/** The catalogue of specification 2, section 8, written out; 409, 503 and 10027 to 10029 are not in it. */
const catalogue = [
  200, 400, 401, 403, 404, 409, 500, 501, 503, 200001, 10000, 10001, 10002, 10003, 10004, 10005, 10006, 10007,
  10008, 10009, 10010, 10011, 10012, 10013, 10014, 10015, 10016, 10017, 10018, 10019, 10022, 10024, 10026,
  10027, 10028, 10029, 20036, 20037, 30000, 30001, 30002, 30003,
]

const away = () => Promise.reject(new Error('The press is away'))
const brokenPublisher: Publisher = {
  ...idlePublisher,
  publish: away,
  renderDraftPreview: away,
}

describe.each(databases)('every code is answered in a real situation, on $name', ({ open }) => {
  let portal: Portal
  const answered = new Set<number>()
  beforeAll(async () => {
    const database = await open()
    const real = createLocalPayments({
      ...{ db: database.db, random: systemRandom, keys: [portalKey], origin: paymentOrigin },
    })
    portal = await openPortal(database, {
      publisher: brokenPublisher,
      payments: { ...real, openPaymentPage: () => Promise.reject(new Error('The provider is away')) },
    })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = seededAt
    for (const table of [classroomEnrolment, practicalExamEnrolment, rateLimitCount])
      await portal.db.delete(table)
  })

  test('200, for success', async () => {
    const response = await portal.request('/api/front-api/getSiteInfo')
    expect(getSiteInfo.path).toBe('/front-api/getSiteInfo')
    answered.add(((await response.json()) as { code: number }).code)
    expect([...answered]).toEqual([successCode])
  })

  test.each(refusals.map((refusal) => [codeByReason[refusal], refusal] as const))(
    '%i, for %s',
    async (code, refusal) => {
      const result = await provocations[refusal](portal)
      expect(result.ok ? { ok: true } : result.failure).toMatchObject({
        kind: 'refused',
        code,
        message: expect.stringMatching(/./),
      })
      answered.add(code)
    },
  )

  test('the catalogue is complete', () => {
    const all = [...answered].sort((one, other) => one - other)
    expect(all).toEqual([successCode, ...Object.values(codeByReason)].sort((one, other) => one - other))
    expect(all).toEqual(catalogue.toSorted((one, other) => one - other))
    expect(catalogue.filter((code) => httpStatusOf(code) !== 200)).toEqual([
      400, 401, 403, 404, 409, 500, 503, 10022,
    ])
  })

  test('501 contains the publisher’s message unchanged', async () => {
    const result = await general.other(portal)
    expect(result.ok ? null : result.failure).toMatchObject({ message: 'The press is away' })
  })
})
