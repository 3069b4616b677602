import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { introductionsOf } from './certification/introduction.ts'
import { prerequisitesOf } from './certification/prerequisites-of.ts'
import { seatsLeft } from './classroom/seats-left.ts'
import { trainersOf } from './classroom/trainers-of.ts'
import { chapterRows } from './course/chapter-rows.ts'
import { coursesNamed } from './course/courses-named.ts'
import { namesOfTrainers } from './trainer/names-of.ts'

/** A database that fails whoever queries it. */
const db = new Proxy({} as Db, {
  get: () => {
    throw new Error('The database was queried')
  },
})
const audience = { tenant: 'main', site: { code: 'EN' }, language: 'en' } as const
const none = new Map()

test('an empty list of ids queries nothing', async () => {
  expect(await prerequisitesOf(db, [], 'en')).toEqual(none)
  expect(await seatsLeft(db, 'classroom', [])).toEqual(none)
  expect(await trainersOf(db, audience, [])).toEqual(none)
  expect(await namesOfTrainers(db, audience, [])).toEqual(none)
  expect(await chapterRows(db, [], 'en')).toEqual([])
})

test('certifications that name no course or film query nothing', async () => {
  const coursesOf = await coursesNamed(db, audience, [])
  expect(coursesOf(1)).toEqual([])
  const introduced = { id: 1, video: null }
  const introductionTo = await introductionsOf(db, [introduced], 'en')
  expect(introductionTo(introduced)).toEqual({ video: null, film: null })
})
