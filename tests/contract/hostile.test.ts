import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { isWrite } from '#src/contract/protocol/call.ts'
import { codeByReason, httpStatusOf } from '#src/contract/protocol/codes.ts'
import { successCode } from '#src/contract/protocol/envelope.ts'
import { allCalls } from '#src/contract/registry.ts'
import { type ClientRequest, type Fields, newClient, send } from '../fixtures/every-call/valid-request.ts'
import { validRequests } from '../fixtures/every-call/valid-requests.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { seededAt } from '../fixtures/server/seeded-database.ts'

/** Values that the portal's client never sends: for any field, for numbers, and for texts. */
const anywhere = { nothing: undefined, 'an object': { $ne: null }, 'a list': [[]], SQL: "1' OR 1=1 --" }
const forNumbers = {
  'a negative number': -1,
  zero: 0,
  'no number': 'NaN',
  'more than a column holds': 2 ** 31,
}
const forTexts = { 'a NUL': 'a\u0000b', 'half a character': '\ud800', 'a lot': 'x'.repeat(60_000) }
const megabyte = { 'a megabyte': 'x'.repeat(2 ** 20) }

const isNumber = (value: unknown) => typeof value === 'number' || /^\d+$/.test(String(value))
const hostileFor = (value: unknown, index: number): [string, unknown][] =>
  Object.entries({
    ...anywhere,
    ...(isNumber(value) ? forNumbers : forTexts),
    ...(index === 0 && megabyte),
  })
const bodies = ['', '{', '{}', '[]', '"text"']
const aYear = 366 * 24 * 60 * 60 * 1000

/** Calls about an item that belongs to one learner. */
const owned = [
  'GET /user/getUserById',
  'POST /user/account/delete',
  'POST /certification/exam/saveDraft',
  'POST /certification/exam/focusLog',
  'POST /certification/exam/submitAnswer',
  'POST /certification/exam/queryStatus',
  'POST /certification/exam/getExamAnswerDetails',
  'POST /certification/skillLearn/getExamResult',
  'GET /user/pay/registration/getPaymentStatus',
  'GET /user/pay/registration/deleteOrder',
  'POST /user/pay/registration/cancelOrder',
  'GET /user/invoice/getInvoice',
  'POST /user/practicalExamApprove/saveExamRecord',
  'POST /user/certificationApply/renew',
  'POST /user/certificationApply/clickUserCourseUpdate',
  'POST /user/certificationApply/updateWindowRemindStatus',
  'POST /user/certificationApply/publicName',
  'GET /user/certificationApply/getCertificateAuthLink',
  'GET /user/nonCertification/getCertificatePdfLink',
  'POST /user/registration/certification/update',
]

/** Calls that succeed for one learner only: the first who makes them. */
const firstCome = [
  'POST /user/invitation/use',
  'POST /user/invitation/sales/use',
  'POST /user/practicalExamApprove/enrollByInvitationCode',
]

/** Calls that succeed once: of two concurrent ones, the second is refused. */
const once = [
  'GET /user/pay/registration/deleteOrder',
  'POST /certification/trainerTeam/apply',
  'POST /user/certification/queryCompanyByVat',
  'POST /user/certificationApply/apply',
  'POST /user/certificationApply/renew',
  'POST /user/invitation/sales/use',
  'POST /user/invitation/use',
  'POST /user/practicalExamApprove/cancelPracticalExam',
  'POST /user/practicalExamApprove/enroll',
  'POST /user/practicalExamApprove/enrollByInvitationCode',
  'POST /user/practicalExamApprove/unenroll',
  'POST /user/registration/addRegistration',
  'POST /user/registration/cancelClassroom',
  'POST /user/registration/certification/enroll',
  'POST /user/registration/certification/reEnroll',
  'POST /user/registration/certification/update',
  'POST /user/registration/enrollClassroom',
  'POST /user/registration/nonCertificatedClassroom/cancel',
  'POST /user/registration/nonCertificatedClassroom/enroll',
  'POST /user/survey/save',
]

const callOf = (name: string) => {
  const call = allCalls.find(({ method, path }) => `${method} ${path}` === name)
  if (!call) throw new Error(`${name} is not declared`)
  return call
}

/** Returns the documented error codes of a call. */
function documented(name: string): number[] {
  const call = callOf(name)
  const implied = { any: [], operator: [], learner: ['needLogin'], form: ['tooFrequent'] } as const
  return [
    successCode,
    ...['invalid' as const, ...implied[call.who], ...call.refusals].map((each) => codeByReason[each]),
  ]
}

describe.each(databases)('a malformed request, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = seededAt
    await portal.db.delete(rateLimitCount)
  })

  /**
   * Sends a request; returns its code if the code is documented for the call, otherwise a description of what is
   * wrong.
   */
  async function codeFrom(call: string, asked: ClientRequest): Promise<number | string> {
    const { status, envelope } = await send(portal, call, asked)
    const code = envelope.code as number
    if (code === codeByReason.tooFrequent) await portal.db.delete(rateLimitCount)
    const elsewhere = code === codeByReason.forbidden && 'languageId' in (asked.fields ?? {})
    const known = documented(call).includes(code) || elsewhere
    return known && status === httpStatusOf(code) ? code : `${status} ${code}`
  }
  const validOf = async (call: string): Promise<ClientRequest> =>
    (await validRequests.find(([each]) => each === call)?.[1].asked?.(portal)) ?? {}
  const calls = validRequests.map(([call]) => call)
  const learners = calls.filter((call) => callOf(call).who === 'learner')

  const mutants = (fields: Fields): [string, Fields][] =>
    Object.entries(fields).flatMap(([field, valid], index) =>
      hostileFor(valid, index).map(([what, value]): [string, Fields] => [
        `${field}: ${what}`,
        { ...fields, [field]: value },
      ]),
    )

  async function wrongFields(call: string, valid: ClientRequest): Promise<string[]> {
    const wrong: string[] = []
    for (const [what, fields] of mutants(valid.fields ?? {})) {
      const code = await codeFrom(call, { ...valid, fields })
      if (typeof code === 'string') wrong.push(`${what}: ${code}`)
    }
    return wrong
  }

  async function wrongBodies(call: string, { cookie = '' }: ClientRequest): Promise<string[]> {
    const wrong: string[] = []
    const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json', Cookie: cookie }
    for (const body of call.startsWith('POST') ? bodies : []) {
      const response = await portal.request(`/api${call.slice(5)}`, { method: 'POST', headers, body })
      const { code } = (await response.json()) as Fields
      if (!documented(call).includes(code as number)) wrong.push(`${body}: ${code}`)
    }
    return wrong
  }

  describe('gets a documented code', () => {
    test.each(calls)('by %s', async (call) => {
      const valid = await validOf(call)
      expect(await wrongFields(call, valid)).toEqual([])
      expect(await wrongBodies(call, valid)).toEqual([])
    })
  })

  describe('another learner, or a session that has ended,', () => {
    test.each(learners)('gets nothing by %s', async (call) => {
      const valid = await validOf(call)
      const { asks } = await newClient(portal, valid.siteId)
      const code = await codeFrom(call, asks(valid.fields))
      expect(typeof code).toBe('number')
      if (owned.includes(call)) expect([400, 403, 404]).toContain(code)
      if (!firstCome.includes(call)) expect(await codeFrom(call, valid)).toBe(successCode)
      portal.clock.now += aYear
      const { status, envelope } = await send(portal, call, valid)
      expect([status, envelope.code, envelope.data]).toEqual([401, 401, null])
    })
  })

  test.each(calls.filter((call) => isWrite(callOf(call))))('%s, two concurrent requests', async (call) => {
    const valid = await validOf(call)
    const codes = await Promise.all([codeFrom(call, valid), codeFrom(call, valid)])
    expect(codes.filter((code) => typeof code === 'string')).toEqual([])
    expect(codes.filter((code) => code === successCode)).toHaveLength(once.includes(call) ? 1 : 2)
  })
})
