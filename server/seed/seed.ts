import type { Item } from '../../src/domain/content/families.ts'
import type { Db } from '../db/client.ts'
import { contentItem } from '../db/schema/content.ts'
import type { Clock } from '../ports/clock.ts'
import type { Random } from '../ports/random.ts'
import type { Storage } from '../ports/storage.ts'
import { analyse, putOut } from '../services/content/put-out.ts'
import { daysFrom } from './days.ts'
import { demonstration } from './demonstration.ts'
import { keepAccounts } from './keep-accounts.ts'
import { keepVideos } from './keep-videos.ts'

export interface Seeding {
  db: Db
  storage: Storage
  random: Random
  clock: Clock
  /** Told of each step, in words for the person who waits. */
  tell: (line: string) => void
}

/** Fills an empty database with the demonstration content; one that holds content is left as it is. */
export async function seedWhenEmpty({ db, storage, random, clock, tell }: Seeding): Promise<void> {
  const [any] = await db.select({ id: contentItem.id }).from(contentItem).limit(1)
  if (any) return
  tell('The database is empty: keeping the demonstration videos')
  await keepVideos(db, storage)
  const now = clock()
  const items = await demonstration(daysFrom(new Date(now)))
  tell(`Publishing ${items.length} items: ${counts(items)}`)
  await db.transaction(async (tx) => {
    await keepAccounts(tx, random)
    await putOut(tx, items, { editor: 'demonstration', now })
  })
  await analyse(db)
  tell('The demonstration content is there')
}

/** "52 course, 15 news, ..." */
const counts = (items: readonly Item[]): string =>
  [...Map.groupBy(items, (item) => item.family)].map(([family, own]) => `${own.length} ${family}`).join(', ')
