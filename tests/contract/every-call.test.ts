import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { successCode } from '#src/contract/protocol/envelope.ts'
import { allCalls } from '#src/contract/registry.ts'
import { callList } from '../fixtures/every-call/call-list.ts'
import { misfits } from '../fixtures/every-call/shape.ts'
import { send } from '../fixtures/every-call/valid-request.ts'
import { validRequests } from '../fixtures/every-call/valid-requests.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { seededAt } from '../fixtures/server/seeded-database.ts'

/** Each call runs on the embedded database only, because the other contract tests run on PostgreSQL. */
describe.each(bothDatabases.slice(0, 1))('every call of the specification, on $name', ({ open }) => {
  let portal: Portal
  const answered: string[] = []
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = seededAt
    await portal.db.delete(rateLimitCount)
  })

  test.each(validRequests)(
    '%s answers a valid request with what it promises',
    async (call, { asked, data }) => {
      const { status, envelope } = await send(portal, call, (await asked?.(portal)) ?? {})
      expect({ status, code: envelope.code }, JSON.stringify(envelope)).toEqual({
        status: 200,
        code: successCode,
      })
      expect(misfits(envelope.data, data)).toEqual([])
      answered.push(call)
    },
  )

  test('no call is missing, and each is declared', () => {
    expect(answered.toSorted()).toEqual(callList.toSorted())
    expect(allCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(callList))
    expect(new Set(callList).size).toBe(138)
  })
})
