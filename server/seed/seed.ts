import type { Db } from '../db/client.ts'
import { course } from '../db/schema/course.ts'
import type { Random } from '../ports/random.ts'
import type { Storage } from '../ports/storage.ts'
import { certificationTypes, courses, subtypes } from './courses/catalogue.ts'
import { keepAccounts } from './keep-accounts.ts'
import { keepCategories } from './keep-categories.ts'
import { keepCourses } from './keep-courses.ts'
import { keepVideos } from './keep-videos.ts'

export interface Seeding {
  db: Db
  storage: Storage
  random: Random
  /** Told of each step, in words for the person who waits. */
  tell: (line: string) => void
}

/** Fills an empty database with the demonstration content; one that holds courses is left as it is. */
export async function seedWhenEmpty({ db, storage, random, tell }: Seeding): Promise<void> {
  const [any] = await db.select({ id: course.id }).from(course).limit(1)
  if (any) return
  tell('The database is empty: keeping the demonstration videos')
  await keepVideos(db, storage)
  tell(`Keeping ${courses.length} courses and videos`)
  await db.transaction(async (tx) => {
    await keepAccounts(tx, random)
    await keepCategories(tx, 'certificationType', certificationTypes)
    await keepCategories(tx, 'subtype', subtypes)
    await keepCourses(tx, courses)
  })
  tell('The demonstration content is there')
}
