import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#src/contract/catalogue/classroom.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const arabic = { siteId: 3, languageId: 3 }
const vietnamese = { siteId: 6, languageId: 16 }
const sister = { origin: sisterOrigin, siteId: 19 }
const europe = 1
const middleEast = 2
const seeded = new Map(demonstrationItems('classroom').map((item) => [item.id, item.document]))

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const ofCertification = async (
    certificationId: number,
    more: { regionId?: number; mode?: 'online' | 'onsite' } = {},
    place = {},
  ) =>
    unwrap(
      await portal.api(null, place).call(contract.getClassroomsOfCertification, { certificationId, ...more }),
    )
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

  test('a classroom is returned with all fields; for anonymous readers its status is `notEnrolled`', async () => {
    const found = unwrap(await portal.api().call(contract.getClassroom, { id: 1 }))
    expect(found).toMatchObject({
      id: 1,
      certificationId: 2,
      own: { status: 'notEnrolled', waitingPosition: null, payBy: null },
    })
    expect(found.description).toBe(seeded.get(1)?.texts.en?.description)
    refusedWith(await portal.api().call(contract.getClassroom, { id: 9999 }), 404)
    refusedWith(await portal.api(null, sister).call(contract.getClassroom, { id: 1 }), 404)
  })

  test('the classrooms of a kind are those of its certifications', async () => {
    const general = unwrap(await portal.api().call(contract.findClassrooms, { kind: 'gsc', pageSize: 64 }))
    const product = unwrap(await portal.api().call(contract.findClassrooms, { kind: 'hsc', pageSize: 64 }))
    const all = unwrap(await portal.api().call(contract.findClassrooms, { pageSize: 64 }))
    expect(general.total).toBeGreaterThan(0)
    expect(general.total + product.total).toBe(all.total)
  })

  test('the classrooms of a certification, soonest first, narrowed by region and mode', async () => {
    expect(ids(await ofCertification(2))).toEqual([1, 9])
    expect(ids(await ofCertification(2, { mode: 'online' }))).toEqual([9])
    expect(ids(await ofCertification(2, { regionId: europe }))).toEqual([1])
    expect(ids(await ofCertification(2, { regionId: 999 }))).toEqual([])
    expect(await ofCertification(9999)).toEqual([])
  })

  test('a classroom, field by field', async () => {
    const document = seeded.get(1)
    const [first] = await ofCertification(2)
    expect(first).toEqual({
      id: 1,
      certificationId: 2,
      city: 'Warsaw',
      taughtIn: ['pl', 'en'],
      name: document?.texts.en.name,
      summary: document?.texts.en.summary,
      mode: 'onsite',
      subject: 'cctv',
      startsAt: document?.startsAt,
      endsAt: document?.endsAt,
      zone: 'Europe/Warsaw',
      location: document?.texts.en.location,
      country: 'PL',
      venue: 'PL',
      regions: [{ id: europe, name: 'Europe' }],
      credits: 9,
      capacity: 12,
      trainers: [{ id: 1, name: expect.any(String) }],
      fee: { EUR: 24900, PLN: 106000 },
      offer: expect.anything(),
      needsApproval: false,
      language: 'en',
      seatsLeft: 12,
      state: 'open',
    })
  })

  test('it travels under the names of the specification', async () => {
    const answered = await portal.request(`/api${contract.getClassroomsOfCertification.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify({ certificationId: '2' }),
    })
    const { data } = (await answered.json()) as { data: unknown[] }
    expect(data[0]).toMatchObject({
      originalId: 1,
      classroomName: seeded.get(1)?.texts.en.name,
      certificationReleaseId: 2,
      regionList: [{ regionId: europe, regionName: 'Europe' }],
      isCharge: '1',
      remainingSeats: 12,
      classroomStatus: '1',
    })
  })

  test('one that has begun is running, and one that has ended is gone', async () => {
    const before = portal.clock.now
    portal.clock.now = Date.parse(seeded.get(1)?.startsAt as string)
    expect((await ofCertification(2))[0]).toMatchObject({ id: 1, state: 'running' })
    portal.clock.now = Date.parse(seeded.get(1)?.endsAt as string)
    expect(ids(await ofCertification(2))).toEqual([9])
    portal.clock.now = before
  })

  test('a page of classrooms has only those of certifications, fifteen by default', async () => {
    const all = unwrap(await portal.api().call(contract.findClassrooms, {}))
    expect(ids(all.rows)).toEqual([2, 1, 3, 7, 4, 6, 19, 9, 5, 8])
    expect(all.total).toBe(10)
    const compact = unwrap(await portal.api().call(contract.findClassrooms, { page: 2, pageSize: 10 }))
    expect(compact).toMatchObject({ rows: [], total: 10 })
    refusedWith(await portal.api().call(contract.findClassrooms, { pageSize: 11 }), 400)
    const read = await portal.api().call(contract.findClassrooms, { page: 0 })
    refusedWith(read, 400)
  })

  test('a page is narrowed by type and region', async () => {
    const find = async (request: { certificationType?: string; regionId?: number }) =>
      unwrap(await portal.api().call(contract.findClassrooms, request))
    expect(ids((await find({ certificationType: 'video-security' })).rows)).toEqual([1, 6, 9, 8])
    const both = await find({ certificationType: 'video-security', regionId: middleEast })
    expect(both).toMatchObject({ rows: [{ id: 6 }], total: 1 })
    expect((await find({ certificationType: 'nothing' })).total).toBe(0)
  })

  test('workshops, seminars and webinars belong to no certification, and are found by a keyword', async () => {
    const find = async (request: { keyword?: string; regionId?: number }, place = {}) =>
      unwrap(await portal.api(null, place).call(contract.findWorkshops, request))
    const all = await find({})
    expect(ids(all.rows)).toEqual([11, 15, 12, 13, 14, 16, 17])
    expect(all.rows.every(({ certificationId }) => certificationId === null)).toBe(true)
    expect(ids((await find({ regionId: middleEast })).rows)).toEqual([14])
    const keyword = seeded.get(17)?.texts.en.name.slice(2, 14).toUpperCase() as string
    expect(ids((await find({ keyword })).rows)).toContain(17)
    // The three letters are from the middle of a word: a keyword need not be the beginning of a word.
    expect(ids((await find({ keyword: 'KSH' })).rows)).toContain(17)
    const arabicWord = seeded.get(17)?.texts.ar?.name.slice(0, 12) as string
    expect(ids((await find({ keyword: arabicWord }, arabic)).rows)).toContain(17)
    expect((await find({ keyword: '%_%' })).total).toBe(0)
    expect((await find({ keyword: '   ' })).total).toBe(all.total)
    refusedWith(await portal.api().call(contract.findWorkshops, { keyword: 'x'.repeat(101) }), 400)
  })

  test('texts are in the requested language, or in English and marked as such', async () => {
    const [inArabic] = await ofCertification(2, {}, arabic)
    expect(inArabic).toMatchObject({ language: 'ar', name: seeded.get(1)?.texts.ar?.name })
    expect(inArabic?.regions[0]?.name).toBe('أوروبا')
    const [fallen] = await ofCertification(2, {}, vietnamese)
    expect(fallen).toMatchObject({ language: 'vi', name: seeded.get(1)?.texts.vi?.name })
  })

  test('the sister brand has its own', async () => {
    expect(ids(unwrap(await portal.api(null, sister).call(contract.findClassrooms, {})).rows)).toEqual([20])
    expect(ids(unwrap(await portal.api(null, sister).call(contract.findWorkshops, {})).rows)).toEqual([])
    expect(ids(await ofCertification(7, {}, sister))).toEqual([20])
  })

  test.each([
    [contract.getClassroomsOfCertification.path, {}],
    [contract.getClassroomsOfCertification.path, { certificationId: 'two' }],
    [contract.getClassroomsOfCertification.path, { certificationId: 2, mode: 'outdoors' }],
    [contract.findClassrooms.path, { regionId: -1 }],
    [contract.findWorkshops.path, { pageSize: 1000 }],
  ])('%s refuses %o', async (path, body) => {
    const answered = await portal.request(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify(body),
    })
    expect(answered.status).toBe(400)
  })
})
