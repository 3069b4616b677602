import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { usedProof } from '#server/db/schema/used-proof.ts'
import { consumeProof, purgeProofs } from '#server/services/platform/proof/consume-proof.ts'
import { type Challenge, getChallenge } from '#src/contract/protocol/proof.ts'
import { proofOfWorkLifetime } from '#src/domain/proof.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { createProof, solvedChallenge } from '../fixtures/server/proof.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

describe.each(databases)('a proof on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
  })
  afterAll(() => portal.close())

  let visitors = 0
  const visitor = () => {
    visitors += 1
    return portal.api(null, { headers: { 'X-Address': `203.0.113.${visitors}` } })
  }
  const consume = (sent: { codeId: string; validateCode: string }, form: 'trainer' | 'company' = 'company') =>
    consumeProof(portal.db, [portalKey], form, sent, portal.clock.now)
  const challengeOf = async () => unwrap(await visitor().call(getChallenge, { form: 'company' }))
  /** Returns a proof whose contents were changed after it was computed. */
  async function changed(
    change: (proof: { challenge: Challenge; solution: Record<string, unknown> }) => void,
  ) {
    const { codeId, validateCode } = await createProof(visitor(), 'company')
    const proof = JSON.parse(Buffer.from(validateCode, 'base64').toString())
    change(proof)
    return { codeId, validateCode: Buffer.from(JSON.stringify(proof)).toString('base64') }
  }

  test('is a task without a picture, as the specification’s call answers it', async () => {
    const { codeId, image, challenge } = unwrap(await visitor().call(getChallenge, {}))
    expect(image).toBe('')
    expect(challenge.parameters.data).toEqual({
      id: codeId,
      form: 'trainer',
      until: portal.clock.now + proofOfWorkLifetime,
    })
  })

  test('takes as much work as the configuration says, by default 25,000 iterations for each guess', async () => {
    const { challenge } = await challengeOf()
    expect(challenge.parameters.cost).toBe(portal.config.proofIterations)
    expect(parseConfig({}).proofIterations).toBe(25_000)
  })

  test('is good once, also for two at the same moment', async () => {
    const proof = await createProof(visitor(), 'company')
    const both = await Promise.all([consume(proof), consume(proof)])
    expect(both.toSorted()).toEqual([false, true])
    expect(await consume(proof)).toBe(false)
  })

  test('is good for ten minutes', async () => {
    const [one, other] = [await createProof(visitor(), 'company'), await createProof(visitor(), 'company')]
    portal.clock.now += proofOfWorkLifetime - 1
    expect(await consume(one)).toBe(true)
    portal.clock.now += 1
    expect(await consume(other)).toBe(false)
  })

  test('is good for its own form only', async () => {
    const proof = await createProof(visitor(), 'company')
    expect(await consume(proof, 'trainer')).toBe(false)
    expect(await consume(proof)).toBe(true)
  })

  test('is good under its own number only, so that it can’t be sent under another', async () => {
    const proof = await createProof(visitor(), 'company')
    expect(await consume({ ...proof, codeId: (await challengeOf()).codeId })).toBe(false)
  })

  test.each<[string, Parameters<typeof changed>[0]]>([
    [
      'another solution',
      ({ solution }) => Object.assign(solution, { counter: 1, derivedKey: 'ab'.repeat(32) }),
    ],
    [
      'more time',
      ({ challenge }) => Object.assign(challenge.parameters.data, { until: Number.MAX_SAFE_INTEGER }),
    ],
    ['less work', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    [
      'no signature of its solution',
      ({ challenge }) => delete (challenge.parameters as { keySignature?: string }).keySignature,
    ],
    ['another signature', ({ challenge }) => Object.assign(challenge, { signature: '00'.repeat(32) })],
  ])('with %s is refused', async (_, change) => {
    expect(await consume(await changed(change))).toBe(false)
  })

  test('without any work is refused: the prefix of the solution in the challenge is not enough', async () => {
    const { codeId, challenge } = await challengeOf()
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0')
    const proof = { challenge, solution: { counter: 0, derivedKey } }
    const validateCode = Buffer.from(JSON.stringify(proof)).toString('base64')
    expect(await consume({ codeId, validateCode })).toBe(false)
  })

  test.each(['', 'x', 'bnVsbA==', Buffer.from('{"challenge":1}').toString('base64')])(
    '%j is invalid',
    async (text) => {
      expect(await consume({ codeId: 'none', validateCode: text })).toBe(false)
    },
  )

  test('signed by the previous key is valid until that key is removed', async () => {
    const proof = await createProof(visitor(), 'company')
    expect(await consumeProof(portal.db, ['a-new-key'], 'company', proof, portal.clock.now)).toBe(false)
    expect(await consumeProof(portal.db, ['a-new-key', portalKey], 'company', proof, portal.clock.now)).toBe(
      true,
    )
  })

  test('that was used is deleted when it would have expired', async () => {
    const { codeId, challenge } = await challengeOf()
    expect(await consume({ codeId, validateCode: await solvedChallenge(challenge) })).toBe(true)
    const ids = async () => (await portal.db.select().from(usedProof)).map(({ id }) => id)
    await purgeProofs(portal.db, portal.clock.now + proofOfWorkLifetime - 1)
    expect(await ids()).toContain(codeId)
    await purgeProofs(portal.db, portal.clock.now + proofOfWorkLifetime)
    expect(await ids()).not.toContain(codeId)
  })

  test('is limited per address', async () => {
    const api = visitor()
    const requests = []
    for (let tries = 0; tries < 31; tries++) requests.push(await api.call(getChallenge, {}))
    expect(requests.filter(({ ok }) => ok)).toHaveLength(30)
    refusedWith(requests[30] as (typeof requests)[number], 10022)
  })
})
