import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { loadPrerequisites } from './certification/load-prerequisites.ts'
import { countSeatsLeft } from './classroom/count-seats-left.ts'
import { loadClassroomTrainers } from './classroom/load-classroom-trainers.ts'
import { listChapterRows } from './course/list-chapter-rows.ts'
import { loadReferencedCourses } from './course/referenced-courses.ts'
import { findTrainerNames } from './trainer/find-trainer-names.ts'
import { loadIntroductions } from './video/load-introductions.ts'

/** A database that fails every query. */
const db = new Proxy({} as Db, {
  get: () => {
    throw new Error('The database was queried')
  },
})
const audience = { tenant: 'main', site: { code: 'EN' }, language: 'en' } as const
const none = new Map()

test('an empty list of ids sends no query', async () => {
  expect(await loadPrerequisites(db, [], 'en')).toEqual(none)
  expect(await countSeatsLeft(db, 'classroom', [])).toEqual(none)
  expect(await loadClassroomTrainers(db, audience, [])).toEqual(none)
  expect(await findTrainerNames(db, audience, [])).toEqual(none)
  expect(await listChapterRows(db, [], 'en')).toEqual([])
})

test('certifications without courses and films send no query', async () => {
  const coursesOf = await loadReferencedCourses(db, audience, [])
  expect(coursesOf(1)).toEqual([])
  const introduced = { id: 1, video: null }
  const introductionTo = await loadIntroductions(db, [introduced], 'en')
  expect(introductionTo(introduced)).toEqual({ video: null, film: null })
})
