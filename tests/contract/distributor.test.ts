import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate } from '#server/db/schema/certificate.ts'
import { getDistributors } from '#src/contract/catalogue/distributor.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn, wordsIn } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const year = 365 * 24 * 60 * 60 * 1000

const seeded = (tenant: TenantName, language: string) =>
  itemsOfBrand(tenant, demonstrationItems('distributor')).map(
    ({ id, document: { countries, url, email, texts } }) => ({
      id,
      countries,
      url,
      email,
      ...wordsIn(texts, language),
    }),
  )

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  beforeAll(async () => {
    portal = await openPortal(await open())
    cookie = (await certified('learner@demo.test')).cookie
  })
  afterAll(() => portal.close())

  /** Signs in a learner whose certificate ends in a year. */
  async function certified(email: string, tenant: TenantName = 'main') {
    const someone = await signIn(portal, email, { tenant })
    await portal.db.insert(certificate).values({
      number: `C-${someone.learnerId}`,
      learnerId: someone.learnerId,
      certificationId: 1,
      issuedAt: new Date(portal.clock.now - year),
      validUntil: new Date(portal.clock.now + year),
    })
    return someone
  }

  test('only signed-in learners may read them', async () => {
    refusedWith(await portal.api().call(getDistributors, {}), 401)
    expect(unwrap(await portal.api(cookie).call(getDistributors, {}))).toEqual(seeded('main', 'en'))
  })

  test('a learner without a valid certificate is refused', async () => {
    const none = await signIn(portal, 'none@demo.test')
    refusedWith(await portal.api(none.cookie).call(getDistributors, {}), 403)
    const late = await certified('late@demo.test')
    const end = { validUntil: new Date(portal.clock.now) }
    await portal.db.update(certificate).set(end).where(eq(certificate.learnerId, late.learnerId))
    refusedWith(await portal.api(late.cookie).call(getDistributors, {}), 403)
  })

  test('the distributors of a country are those that deliver to it', async () => {
    for (const country of new Set(
      demonstrationItems('distributor').flatMap(({ document }) => document.countries),
    ))
      expect(unwrap(await portal.api(cookie).call(getDistributors, { country }))).toEqual(
        seeded('main', 'en').filter(({ countries }) => countries.includes(country)),
      )
    expect(unwrap(await portal.api(cookie).call(getDistributors, { country: 'AQ' }))).toEqual([])
  })

  test('texts are in the requested language, else in English', async () => {
    for (const [language, place] of [
      ['de', places.german],
      ['ar', places.arabic],
    ] as const)
      expect(unwrap(await portal.api(cookie, place).call(getDistributors, {}))).toEqual(
        seeded('main', language),
      )
  })

  test('the sister brand has its own, and a withdrawn one vanishes', async () => {
    const sister = await certified('sister@demo.test', 'sister')
    const own = unwrap(await portal.api(sister.cookie, places.sister).call(getDistributors, {}))
    expect(own).toEqual(seeded('sister', 'en'))
    expect(own.length).toBeLessThan(seeded('main', 'en').length)
    await withItemWithdrawn(portal, 'distributor', 1, async () => {
      const ids = unwrap(await portal.api(cookie).call(getDistributors, {})).map(({ id }) => id)
      expect(ids).not.toContain(1)
    })
  })

  test('an invalid country code is refused', async () => {
    for (const code of ['de', 'DEU', ''])
      refusedWith(await portal.api(cookie).call(getDistributors, { country: code }), 400)
    const headers = { Cookie: cookie }
    expect((await portal.request(`/api${getDistributors.path}?countryCode=de`, { headers })).status).toBe(400)
  })
})
