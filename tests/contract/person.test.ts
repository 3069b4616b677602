import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import type { SignedInPerson } from '#server/ports/identity.ts'
import { findOrCreateLearner } from '#server/services/identity/learner/find-or-create-learner.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { personOf, signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('a person, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const signsOn = (email: string, change: Partial<SignedInPerson> = {}) =>
    findOrCreateLearner(portal.db, { ...personOf(email), ...change }, portal.clock.now)
  const rowOf = async (id: number) =>
    (await portal.db.select().from(learner).where(eq(learner.id, id)))[0] as typeof learner.$inferSelect
  /** Creates an account as it was before the provider's subjects were stored. */
  async function older(email: string): Promise<number> {
    const row = { email, firstName: 'Older', lastName: 'Account', createdAt: new Date(portal.clock.now) }
    const [made] = await portal.db.insert(learner).values(row).returning()
    return made?.id as number
  }

  test('stays the same under another address', async () => {
    const id = await signsOn('maiden@demo.test', { subject: 'one' })
    expect(await signsOn('married@demo.test', { subject: 'one' })).toBe(id)
    expect((await rowOf(id)).email).toBe('married@demo.test')
  })

  test('with the former address of another person is another account', async () => {
    const deleted = await signsOn('shared@demo.test', { subject: 'gone' })
    const next = await signsOn('shared@demo.test', { subject: 'next' })
    expect(next).not.toBe(deleted)
    expect(await signsOn('shared@demo.test', { subject: 'gone' })).toBe(deleted)
  })

  test('has another account at another provider', async () => {
    const here = await signsOn('two@demo.test', { subject: '7' })
    expect(await signsOn('two@demo.test', { subject: '7', issuer: 'https://other.test' })).not.toBe(here)
  })

  test('joins an older account of a verified address, once', async () => {
    const id = await older('old@demo.test')
    expect(await signsOn('old@demo.test', { subject: 'first' })).toBe(id)
    expect(await signsOn('old@demo.test', { subject: 'second' })).not.toBe(id)
    expect(await rowOf(id)).toMatchObject({ issuer: 'https://identity.demo.test', subject: 'first' })
  })

  test('joins no account by an unverified address, and signs in all the same', async () => {
    const id = await older('claimed@demo.test')
    const claims = { subject: 'claims', emailVerified: false }
    const other = await signsOn('claimed@demo.test', claims)
    expect(other).not.toBe(id)
    expect(await signsOn('claimed@demo.test', claims)).toBe(other)
    expect(await signsOn('claimed@demo.test', { subject: 'owns' })).toBe(id)
  })

  test('with many concurrent sign-ins is one account', async () => {
    const many = (email: string) => Promise.all(Array.from({ length: 8 }, () => signsOn(email)))
    expect(new Set(await many('at-once@demo.test')).size).toBe(1)
    const id = await older('joins-at-once@demo.test')
    expect(new Set(await many('joins-at-once@demo.test'))).toEqual(new Set([id]))
  })

  test('gets a new account after deleting the old one', async () => {
    const { cookie, learnerId } = await signIn(portal, 'leaves@demo.test')
    unwrap(await portal.api(cookie).call(deleteAccount, { confirmation: 'leaves@demo.test' }))
    expect(await signsOn('leaves@demo.test')).not.toBe(learnerId)
    expect(await rowOf(learnerId)).toMatchObject({ issuer: null, subject: null })
  })
})
