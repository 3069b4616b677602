import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import * as contract from '#src/contract/learning/schedule.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import type { ScheduledSession } from '#src/domain/schedule/schedule.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const arabic = { siteId: 3, languageId: 3 }
const vietnamese = { siteId: 6, languageId: 16 }
const sister = { origin: sisterOrigin, siteId: 19 }
const classrooms = demonstrationItems('classroom')
const exams = demonstrationItems('practicalExam')
const start = Date.UTC(2026, 0, 15, 12)

/** Returns the kind and the id of an entry, like "classroom 4". */
const named = (entry: ScheduledSession): string =>
  entry.kind === 'practicalExam' ? `exam ${entry.practicalExam.id}` : `${entry.kind} ${entry.classroom.id}`

/**
 * The entries expected from the demonstration: those of certifications that have not ended, by their start, with
 * classrooms before exams.
 */
const expected = [
  ...classrooms
    .filter(({ document }) => document.certification !== null && Date.parse(document.endsAt) > start)
    .filter(({ document }) => document.audience.tenants.some((tenant) => tenant === 'main'))
    .map(({ id, document }) => ({ name: `classroom ${id}`, document })),
  ...exams
    .filter(({ document }) => document.audience.tenants.some((tenant) => tenant === 'main'))
    .map(({ id, document }) => ({ name: `exam ${id}`, document })),
]
  .toSorted((one, other) => Date.parse(one.document.startsAt) - Date.parse(other.document.startsAt))
  .map(({ name }) => name)

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const find = async (request: RequestOf<typeof contract.findTrainings>, place = {}) =>
    unwrap(await portal.api(null, place).call(contract.findTrainings, request))
  const schedule = async (from: string, to: string, more: { regionId?: number } = {}, place = {}) =>
    unwrap(await portal.api(null, place).call(contract.getSchedule, { from, to, ...more }))

  test('classrooms and practical exams of certifications are in one paged list, soonest first', async () => {
    const all = await find({ pageSize: 128 })
    expect(all.rows.map(named)).toEqual(expected)
    expect(all.total).toBe(expected.length)
    const pages = [await find({ pageSize: 10 }), await find({ pageSize: 10, page: 2 })]
    expect(pages.flatMap(({ rows }) => rows.map(named))).toEqual(expected)
    expect((await find({})).rows).toHaveLength(15)
    expect(await find({ page: 99 })).toEqual({ rows: [], total: expected.length })
    refusedWith(await portal.api().call(contract.findTrainings, { pageSize: 11 }), 400)
  })

  test('each entry equals the row of its own list', async () => {
    const { rows } = await find({ certificationType: 'access-control' })
    expect(rows.map(named)).toEqual(['classroom 4', 'exam 5', 'exam 6'])
    expect(rows[0]).toMatchObject({
      kind: 'classroom',
      classroom: { id: 4, certificationId: 5, country: 'ES', seatsLeft: 12, state: 'open' },
    })
    expect(rows[1]).toMatchObject({
      kind: 'practicalExam',
      practicalExam: { id: 5, certificationId: 5, country: 'ES', seatsLeft: 8, state: 'open' },
    })
  })

  test('it travels with the relation types of orders', async () => {
    const answered = await portal.request(`/api${contract.getSchedule.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify({ from: '2026-02-09T00:00:00Z', to: '2026-02-15T00:00:00Z' }),
    })
    const { data } = (await answered.json()) as { data: { relationType: string }[] }
    expect(data.map(({ relationType }) => relationType)).toEqual(['2', '3', '1'])
  })

  test('the list is narrowed by region, type and mode', async () => {
    const names = async (request: RequestOf<typeof contract.findTrainings>) =>
      (await find(request)).rows.map(named)
    expect(await names({ regionId: 2 })).toEqual(['classroom 6', 'exam 10'])
    expect(await names({ mode: 'online' })).toEqual([
      'classroom 2',
      'classroom 7',
      'classroom 19',
      'classroom 9',
    ])
    expect(await names({ mode: 'practicalExam', regionId: 1 })).toEqual(
      expected.filter((name) => ['exam 1', 'exam 4', 'exam 5', 'exam 7', 'exam 8', 'exam 9'].includes(name)),
    )
    expect((await find({ mode: 'workshop' })).total).toBe(0)
  })

  test('a calendar has all sessions between two times, also workshops and ended ones', async () => {
    const week = await schedule('2026-02-09T00:00:00.000Z', '2026-02-15T00:00:00.000Z')
    expect(week.map(named)).toEqual(['exam 7', 'nonCertification 12', 'classroom 7'])
    const past = await schedule('2025-12-01T00:00:00.000Z', '2026-01-07T00:00:00.000Z')
    expect(past.map(named)).toEqual(['classroom 10', 'nonCertification 18'])
    expect(past[0]).toMatchObject({ classroom: { state: 'finished' } })
    const gulf = await schedule('2026-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z', { regionId: 2 })
    expect(gulf.map(named)).toEqual(['classroom 6', 'nonCertification 14', 'exam 10'])
  })

  test('a session that overlaps with the span is in it; one that ends at its beginning is not', async () => {
    const [first] = classrooms
    if (!first) throw new Error('No classroom')
    const { startsAt, endsAt } = first.document
    const inside = new Date(Date.parse(startsAt) + 60_000).toISOString()
    const later = new Date(Date.parse(startsAt) + 120_000).toISOString()
    expect((await schedule(inside, later)).map(named)).toEqual(['classroom 1'])
    const end = new Date(Date.parse(endsAt) + 60_000).toISOString()
    expect(await schedule(endsAt, end)).toEqual([])
    const before = new Date(Date.parse(startsAt) - 60_000).toISOString()
    expect(await schedule(before, startsAt)).toEqual([])
  })

  test('texts are in the requested language, or in English and marked as such', async () => {
    const span = ['2026-02-09T00:00:00.000Z', '2026-02-15T00:00:00.000Z'] as const
    const languages = (entries: ScheduledSession[]) =>
      entries.map((each) => ('classroom' in each ? each.classroom : each.practicalExam).language)
    expect(languages(await schedule(...span, {}, arabic))).toEqual(['ar', 'ar', 'ar'])
    expect(languages(await schedule(...span, {}, vietnamese))).toEqual(['vi', 'vi', 'vi'])
  })

  test('the sister brand shows no date that has a fee, and those without one', async () => {
    const own = (await find({}, sister)).rows.map(named)
    expect(own).toEqual(['classroom 20', 'exam 11'])
    // Thermal imaging training that the main brand sells.
    const munich = 3
    await restoreAfterTest(portal, classroom, [munich])
    await portal.db.update(classroom).set({ fee: null }).where(eq(classroom.id, munich))
    await portal.db
      .update(contentItem)
      .set({ tenants: ['main', 'sister'] })
      .where(and(eq(contentItem.family, 'classroom'), eq(contentItem.id, munich)))
    expect((await find({}, sister)).rows.map(named)).toEqual([`classroom ${munich}`, ...own])
  })

  test.each([
    [contract.findTrainings.path, { mode: 'outdoors' }],
    [contract.findTrainings.path, { regionId: 'EU' }],
    [contract.getSchedule.path, {}],
    [contract.getSchedule.path, { from: '2026-02-01', to: '2026-03-01' }],
    [contract.getSchedule.path, { from: '2026-03-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }],
    [contract.getSchedule.path, { from: '2026-01-01T00:00:00Z', to: '2027-01-03T00:00:00Z' }],
  ])('%s refuses %o', async (path, body) => {
    const answered = await portal.request(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify(body),
    })
    expect(answered.status).toBe(400)
  })
})
