import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practicalExamText } from '#server/db/schema/practical-exam.ts'
import * as contract from '#src/contract/catalogue/practical-exam.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'

const arabic = { siteId: 3, languageId: 3 }
const vietnamese = { siteId: 6, languageId: 16 }
const sister = { origin: sisterOrigin, siteId: 19 }
const europe = 1
const seeded = new Map(demonstrationItems('practicalExam').map((item) => [item.id, item.document]))
const certificationName = (id: number) =>
  demonstrationItems('certification').find((item) => item.id === id)?.document.texts.en.name

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  const ofCertification = async (certificationId: number, more: { regionId?: number } = {}, place = {}) =>
    unwrap(
      await portal
        .api(null, place)
        .call(contract.getPracticalExamsOfCertification, { certificationId, ...more }),
    )
  const one = async (id: number, place = {}) =>
    unwrap(await portal.api(null, place).call(contract.getPracticalExam, { id }))
  const cards = async (request: { regionId?: number }, place = {}) =>
    unwrap(await portal.api(null, place).call(contract.getPracticalExamCards, request)).map((card) => [
      card.certificationId,
      ids(card.exams),
    ])

  test('the dates of a certification, soonest first, narrowed by region', async () => {
    expect(ids(await ofCertification(5))).toEqual([5, 6])
    expect(ids(await ofCertification(5, { regionId: europe }))).toEqual([5])
    expect(await ofCertification(2)).toEqual([])
  })

  test('a date, field by field', async () => {
    const document = seeded.get(5)
    expect(await one(5)).toEqual({
      id: 5,
      certificationId: 5,
      certificationName: certificationName(5),
      name: document?.texts.en.name,
      startsAt: document?.startsAt,
      endsAt: document?.endsAt,
      zone: 'Europe/Madrid',
      location: document?.texts.en.location,
      country: 'ES',
      regions: [{ id: europe, name: 'Europe' }],
      capacity: 8,
      seatsLeft: 8,
      state: 'open',
      trainer: { id: 3, name: expect.any(String) },
      fee: { EUR: 12900, PLN: 55000 },
      offer: expect.anything(),
      own: {
        enrolmentId: null,
        status: 'notEnrolled',
        recordLink: null,
        recordPassword: null,
        allergies: null,
        diet: null,
      },
      language: 'en',
      bodyLanguage: 'en',
      preparation: document?.texts.en.preparation,
    })
  })

  test('a date whose trainer was withdrawn has none', async () => {
    await withItemWithdrawn(portal, 'trainer', 3, async () =>
      expect(await one(5)).toMatchObject({ trainer: null }),
    )
  })

  test('it travels under the names of the specification, and a list without what to prepare', async () => {
    const answered = await portal.request(`/api${contract.getPracticalExam.path}?id=5`)
    expect(((await answered.json()) as { data: unknown }).data).toMatchObject({
      id: 5,
      practicalExamApproveId: null,
      userPracticalExamStatus: '0',
      recordLink: null,
      linkPasswd: null,
      practicalExamName: seeded.get(5)?.texts.en.name,
      isCharge: '1',
      regionId: europe,
      allergies: null,
      dietaryRequirements: null,
    })
    expect((await ofCertification(5))[0]).not.toHaveProperty('preparation')
  })

  test('the regions in which it is held', async () => {
    const regions = async (certificationId: number, place = {}) =>
      unwrap(await portal.api(null, place).call(contract.getPracticalExamRegions, { certificationId }))
    expect(await regions(5)).toEqual([
      { id: 1, code: 'EUROPE', name: 'Europe', regionId: 1 },
      { id: 6, code: 'LATIN_AMERICA', name: 'Latin America', regionId: 6 },
    ])
    expect((await regions(5, arabic))[0]?.name).toBe('أوروبا')
    expect(await regions(2)).toEqual([])
  })

  test('cards are in the order of certifications, and only for certifications with a date', async () => {
    expect(await cards({})).toEqual([
      [1, [1, 2]],
      [4, [3, 4]],
      [5, [5, 6]],
      [7, [7, 8]],
      [8, [9, 10]],
    ])
    expect(await cards({ regionId: 2 })).toEqual([[8, [10]]])
    expect(await cards({ regionId: 999 })).toEqual([])
  })

  test('the sister brand has its own, without a fee, and none of those that have one', async () => {
    expect(await cards({}, sister)).toEqual([[7, [11]]])
    for (const id of [5, 7])
      refusedWith(await portal.api(null, sister).call(contract.getPracticalExam, { id }), 404)
  })

  test('texts are in the requested language, or in English and marked as such', async () => {
    expect(await one(5, arabic)).toMatchObject({
      language: 'ar',
      name: seeded.get(5)?.texts.ar?.name,
      preparation: seeded.get(5)?.texts.ar?.preparation,
    })
    const translated = and(eq(practicalExamText.id, 5), eq(practicalExamText.language, 'vi'))
    const english = { bodyLanguage: 'en', preparation: seeded.get(5)?.texts.en.preparation ?? '' }
    await portal.db.update(practicalExamText).set(english).where(translated)
    expect(await one(5, vietnamese)).toMatchObject({
      ...{ language: 'vi', name: seeded.get(5)?.texts.vi?.name },
      ...english,
    })
  })

  test('one that has ended is in no list, but can still be looked at', async () => {
    const before = portal.clock.now
    portal.clock.now = Date.parse(seeded.get(5)?.endsAt as string)
    expect(ids(await ofCertification(5))).toEqual([6])
    expect(await one(5)).toMatchObject({ state: 'finished' })
    portal.clock.now = before
  })

  test('one that does not exist is not found, and what is no id is refused', async () => {
    refusedWith(await portal.api().call(contract.getPracticalExam, { id: 9999 }), 404)
    expect((await portal.request(`/api${contract.getPracticalExam.path}?id=five`)).status).toBe(400)
    expect((await portal.request(`/api${contract.getPracticalExam.path}`)).status).toBe(400)
  })

  test.each([
    [contract.getPracticalExamsOfCertification.path, {}],
    [contract.getPracticalExamsOfCertification.path, { certificationId: 5, regionId: 'EU' }],
    [contract.getPracticalExamRegions.path, {}],
    [contract.getPracticalExamCards.path, { regionId: 0 }],
  ])('%s refuses %o', async (path, body) => {
    const answered = await portal.request(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify(body),
    })
    expect(answered.status).toBe(400)
  })
})
