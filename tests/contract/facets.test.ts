import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Result } from '#src/api/result.ts'
import { findClassrooms, findWorkshops } from '#src/contract/catalogue/classroom.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { findNews } from '#src/contract/catalogue/news.ts'
import { findTrainers } from '#src/contract/catalogue/trainer.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { wireNameByFilter } from '#src/contract/protocol/wire-name-by-filter.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { places } from '../fixtures/server/seeded.ts'

interface Narrowed {
  total: number
  facets: Facet[]
}
type Wire = Readonly<Record<string, string>>

const lists: readonly (readonly [string, Call, Wire])[] = [
  ['courses', findCourses, { kind: '1' }],
  ['videos', findCourses, { courseType: '1' }],
  ['classrooms', findClassrooms, {}],
  ['workshops', findWorkshops, {}],
  ['news', findNews, {}],
  ['trainers', findTrainers, {}],
]

describe.each(databases)('on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const ask = async (call: Call, wire: Wire, place = {}) => {
    const api = portal.api(null, place)
    const request = z.decode(call.request, wire) as never
    return unwrap(await (api.call(call, request) as Promise<Result<Narrowed>>))
  }

  test.each(lists)(
    'of %s, each value that is offered leaves as many items as it says',
    async (_, call, wire) => {
      const all = await ask(call, wire)
      expect(all.facets.length).toBeGreaterThan(0)
      for (const { filter, values } of all.facets)
        for (const { value, count } of values) {
          expect(count, `${filter} ${value}`).toBeLessThan(all.total)
          const chosen = { ...wire, [wireNameByFilter[filter]]: value }
          const left = await ask(call, chosen)
          expect(left.total, `${filter} ${value}`).toBe(count)
          expect(left.total).toBeGreaterThan(0)
          // A value of another filter is added, chosen from those that remain.
          const next = left.facets.find((facet) => facet.filter !== filter)
          const [other] = next?.values ?? []
          if (!next || !other) continue
          const both = await ask(call, { ...chosen, [wireNameByFilter[next.filter]]: other.value })
          expect(both.total).toBe(other.count)
        }
    },
  )

  test('values that come from content are named in the reader’s language', async () => {
    const named = async (place: object) =>
      (await ask(findClassrooms, {}, place)).facets.find(({ filter }) => filter === 'regionId')?.values
    const [english, german] = [await named({}), await named(places.german)]
    expect(german?.map(({ value, count }) => [value, count])).toEqual(
      english?.map(({ value, count }) => [value, count]),
    )
    expect(german?.some(({ name }, index) => name !== english?.[index]?.name)).toBe(true)
  })

  test('classrooms are filtered by city, month, mode and language; a city has one value in all languages', async () => {
    const valuesOf = async (filter: Facet['filter'], place: object) =>
      (await ask(findClassrooms, {}, place)).facets.find((facet) => facet.filter === filter)?.values ?? []
    const munich = { value: 'Munich', count: 1 }
    expect(await valuesOf('city', {})).toContainEqual({ ...munich, name: 'Munich' })
    expect(await valuesOf('city', places.german)).toContainEqual({ ...munich, name: 'München' })
    expect((await valuesOf('language', {})).map(({ value }) => value)).toContain('es')
    expect((await valuesOf('mode', {})).map(({ value }) => value)).toEqual(['online', 'onsite'])
    expect((await valuesOf('month', {})).every(({ value }) => /^\d{4}-\d\d$/.test(value))).toBe(true)
    const { rows } = unwrap(await portal.api().call(findClassrooms, { city: 'Munich', language: 'de' }))
    expect(rows).toMatchObject([{ city: 'Munich', taughtIn: ['de', 'en'] }])
  })

  test('words narrow the offered values', async () => {
    const { total, facets } = await ask(findCourses, { courseType: '1', keyword: 'camera' })
    const all = await ask(findCourses, { courseType: '1' })
    expect(total).toBeLessThan(all.total)
    for (const { values } of facets) for (const { count } of values) expect(count).toBeLessThan(total)
  })

  test.each([
    [findClassrooms, { month: '2026-13' }],
    [findClassrooms, { mode: 'telepathy' }],
    [findNews, { year: 'x' }],
    [findNews, { subject: 'love' }],
    [findTrainers, { subject: 'love' }],
  ] as const)('a value that can’t be is refused', async (call, wire) => {
    const query = new URLSearchParams(wire)
    const response =
      call.method === 'GET'
        ? await portal.request(`/api${call.path}?${query}`)
        : await portal.request(`/api${call.path}`, {
            method: 'POST',
            body: JSON.stringify(wire),
            headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
          })
    expect(response.status).toBe(400)
  })
})
