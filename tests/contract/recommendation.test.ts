import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { getRecommendedClassrooms } from '#src/contract/catalogue/recommendation.ts'
import { priceOf } from '#src/domain/order/offer.ts'
import type { TenantName } from '#src/sites/site.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { itemsOfBrand, places, withItemWithdrawn, wordsIn } from '../fixtures/server/seeded.ts'

const trainersOf = (ids: readonly number[], tenant: TenantName, language: string) =>
  ids.flatMap((id) => {
    const trainer = itemsOfBrand(tenant, demonstrationItems('trainer')).find((each) => each.id === id)
    return trainer ? [{ id, name: wordsIn(trainer.document.texts, language).name }] : []
  })

const regionsOf = (country: string, language: string) =>
  demonstrationItems('region')
    .filter(({ document }) => document.countries.includes(country))
    .map(({ id, document }) => ({ id, name: wordsIn(document.texts, language).name }))

/** Returns the fields except the offer, which depends on the fee and the site. */
const unpriced = <Item extends { offer: unknown }>({ offer: _, ...item }: Item) => item

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const seeded = (tenant: TenantName, language: string) =>
    itemsOfBrand(tenant, demonstrationItems('classroom'))
      .filter(({ document }) => document.recommended && Date.parse(document.endsAt) > portal.clock.now)
      .sort((a, b) => a.document.startsAt.localeCompare(b.document.startsAt) || a.id - b.id)
      .map(({ id, document }) => {
        const { description, ...words } = wordsIn(document.texts, language)
        const { audience, texts, trainers, recommended, waitingList, attendanceCertificate, ...rest } =
          document
        const { certification: certificationId, ...fields } = rest
        return {
          id,
          certificationId,
          city: null,
          ...fields,
          ...words,
          venue: document.venue?.country ?? null,
          seatsLeft: document.capacity,
          state: 'open',
          trainers: trainersOf(trainers, tenant, language),
          regions: regionsOf(document.country, language),
        }
      })

  test.each([
    ['en', {}],
    ['de', places.german],
    ['ar', places.arabic],
    ['ko', places.korean],
  ])('the recommended classrooms, soonest first, in %s, else in English', async (language, place) => {
    const found = unwrap(await portal.api(null, place).call(getRecommendedClassrooms, {}))
    expect(found.map(unpriced)).toEqual(seeded('main', language))
    expect(found.length).toBeGreaterThan(2)
    for (const { trainers, regions } of found) {
      expect(trainers.length).toBeGreaterThan(0)
      expect(regions.length).toBeGreaterThan(0)
    }
  })

  test('the answer states the fee and the position', async () => {
    const response = await portal.request(`/api${getRecommendedClassrooms.path}?siteId=1&languageId=1`)
    const { data } = (await response.json()) as { data: Record<string, unknown>[] }
    for (const row of data) {
      expect(row.isCharge).toBe(row.fee === null ? '0' : '1')
      expect(row.originalId).toBe(row.id)
      expect(row).toMatchObject({ remainingSeats: row.capacity, classroomStatus: '1' })
      expect(row.startsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    expect(new Set(data.map((row) => row.isCharge))).toEqual(new Set(['0', '1']))
  })

  test('a site with sales returns a price for items with a fee only', async () => {
    const found = unwrap(await portal.api(null, places.german).call(getRecommendedClassrooms, {}))
    for (const { fee, offer } of found) expect(offer.kind).toBe(fee ? 'sold' : 'free')
    expect(found.some(({ offer }) => priceOf(offer)?.vat === 'included')).toBe(true)
  })

  test('the sister brand recommends its own classrooms', async () => {
    const found = unwrap(await portal.api(null, places.sister).call(getRecommendedClassrooms, {}))
    expect(found.map(unpriced)).toEqual(seeded('sister', 'en'))
    expect(found.length).toBeLessThan(seeded('main', 'en').length)
  })

  test('a classroom is recommended until it ends', async () => {
    const before = portal.clock.now
    const [first] = unwrap(await portal.api().call(getRecommendedClassrooms, {}))
    const ids = async () =>
      unwrap(await portal.api().call(getRecommendedClassrooms, {})).map((each) => each.id)
    portal.clock.now = Date.parse(first?.endsAt as string) - 1
    expect(await ids()).toContain(first?.id)
    portal.clock.now = Date.parse(first?.endsAt as string)
    expect(await ids()).not.toContain(first?.id)
    portal.clock.now = before
  })

  test('a withdrawn or no longer recommended classroom disappears, and a withdrawn trainer is not named', async () => {
    const all = unwrap(await portal.api().call(getRecommendedClassrooms, {}))
    const { id, trainers } = all[0] as (typeof all)[number]
    const found = async () => unwrap(await portal.api().call(getRecommendedClassrooms, {}))
    await withItemWithdrawn(portal, 'classroom', id, async () => expect(await found()).toEqual(all.slice(1)))
    await withItemWithdrawn(portal, 'trainer', trainers[0]?.id as number, async () =>
      expect((await found())[0]?.trainers).toEqual(trainers.slice(1)),
    )
    await portal.db.update(classroom).set({ recommended: false }).where(eq(classroom.id, id))
    expect(await found()).toEqual(all.slice(1))
    await portal.db.update(classroom).set({ recommended: true }).where(eq(classroom.id, id))
  })
})
