import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate } from '#server/db/schema/certificate.ts'
import { learner } from '#server/db/schema/learner.ts'
import { findCompanyCertificates } from '#server/services/catalogue/company/find-company-certificates.ts'
import { findCompany } from '#src/contract/catalogue/company.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { createProof } from '../fixtures/server/proof.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const day = 24 * 60 * 60 * 1000

describe.each(databases)('the query of a company on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
    await holder('Ada', 'PL 526-000-12-46', true, 1)
    await holder('Ben', 'pl5260001246', false, 1)
    await holder('Cyd', 'PL5260001246', true, -1)
    await holder('Dan', 'DE136695976', true, 1)
  })
  afterAll(() => portal.close())

  async function holder(firstName: string, vatNumber: string, publicName: boolean, days: number) {
    const { learnerId } = await signIn(portal, `${firstName}@demo.test`)
    await portal.db.update(learner).set({ firstName, vatNumber }).where(eq(learner.id, learnerId))
    await portal.db.insert(certificate).values({
      number: `VSA-2026-${firstName.toUpperCase()}`,
      learnerId,
      certificationId: 2,
      issuedAt: new Date(portal.clock.now),
      validUntil: new Date(portal.clock.now + days * day),
      publicName,
    })
  }

  let visitors = 0
  const visitor = () => {
    visitors += 1
    return portal.api(null, { headers: { 'X-Address': `198.51.100.${visitors}` } })
  }
  const ask = async (vatNumber: string, api = visitor()) =>
    api.call(findCompany, { vatNumber, ...(await createProof(api, 'company')) })

  test('counts what is valid, and names only those who consented', async () => {
    const found = unwrap(await ask('PL5260001246'))
    expect(found).toMatchObject({ count: 2, doubtful: false })
    expect(found.certificates).toMatchObject([
      { name: 'Ada Learner', number: 'VSA-2026-ADA', level: 'associate' },
    ])
  })

  test.each(['pl 526 000 12 46', 'PL.526.000.12.46'])('%s is the same number', async (text) => {
    expect(unwrap(await ask(text)).count).toBe(2)
  })

  test('a company without employees gets the same form of answer, in no less time', async () => {
    const timed = async (vatNumber: string) => {
      const api = visitor()
      const proof = await createProof(api, 'company')
      const began = performance.now()
      const found = unwrap(await api.call(findCompany, { vatNumber, ...proof }))
      return { found, took: performance.now() - began }
    }
    const hit = await timed('DE136695976')
    const miss = await timed('DE811569869')
    expect(Object.keys(miss.found)).toEqual(Object.keys(hit.found))
    expect(miss.found).toEqual({ count: 0, certificates: [], doubtful: false })
    for (const { took } of [hit, miss]) expect(took).toBeGreaterThanOrEqual(195)
  })

  test('without consent learners are named only to themselves', async () => {
    const [ben] = await portal.db.select().from(learner).where(eq(learner.firstName, 'Ben'))
    const request = { vatNumber: 'PL5260001246', language: 'en', now: portal.clock.now }
    const namesFor = async (self?: number) => {
      const { holders } = await findCompanyCertificates(portal.db, {
        ...request,
        ...(self !== undefined && { self }),
      })
      return holders.map(({ name, number, validUntil }) => [name, number, validUntil])
    }
    const until = new Date(portal.clock.now + day).toISOString()
    const ada = ['Ada Learner', 'VSA-2026-ADA', until]
    expect(await namesFor(ben?.id)).toEqual([ada, ['Ben Learner', 'VSA-2026-BEN', until]])
    expect([await namesFor(0), await namesFor()]).toEqual([[ada], [ada]])
  })

  test('wrong check digits only warn', async () => {
    expect(unwrap(await ask('PL5260001247'))).toEqual({ count: 0, certificates: [], doubtful: true })
  })

  test('without a proof of work nothing is returned', async () => {
    const result = await visitor().call(findCompany, {
      vatNumber: 'PL5260001246',
      codeId: 'none',
      validateCode: '12345',
    })
    refusedWith(result, 400)
    expect(result).toMatchObject({ failure: { context: { fields: ['validateCode'] } } })
  })

  test('more than five a minute are too many', async () => {
    const api = visitor()
    for (let tries = 0; tries < 5; tries++) unwrap(await ask('PL5260001246', api))
    refusedWith(await ask('PL5260001246', api), 10022)
    portal.clock.now += 60_000
    unwrap(await ask('PL5260001246', api))
  })
})
