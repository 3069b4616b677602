import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWorkshops } from '#src/contract/catalogue/classroom.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { places } from '../fixtures/server/seeded.ts'

describe.each(databases)('words typed into the filter of a list, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const courses = async (keyword: string, place = {}) =>
    unwrap(
      await portal.api(null, place).call(findCourses, { keyword, contentType: 'course', pageSize: 128 }),
    ).rows.map(({ id }) => id)

  test('match other forms of the words', async () => {
    const cameras = await courses('cameras')
    expect(cameras).toEqual(expect.arrayContaining([1, 14, 25]))
    expect(await courses('cctv110')).toContain(1)
  })

  test('match the English text and other names, in every language of the list', async () => {
    expect(await courses('camera', places.arabic)).toContain(1)
    expect(await courses('عدسه', places.arabic)).toContain(1)
    expect(await courses('nvr', places.german)).toContain(26)
    expect(await courses('dsgvo', places.german)).toContain(24)
  })

  test('match rows with all words, and correct a typing error as the search does', async () => {
    const [both, thermal] = [await courses('thermal camera'), await courses('thermal')]
    expect(both.length).toBeGreaterThan(0)
    expect(thermal).toEqual(expect.arrayContaining(both))
    expect(both.length).toBeLessThan((await courses('camera')).length)
    expect(await courses('camra')).toEqual(await courses('camera'))
    expect(await courses('%')).not.toContain(1)
  })

  test('match workshops in the same way', async () => {
    const { rows } = unwrap(
      await portal.api(null, places.german).call(findWorkshops, { keyword: 'thermal', pageSize: 15 }),
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})
