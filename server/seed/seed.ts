import type { DemonstrationPerson } from '#src/content-files/demonstration-person.ts'
import { readItems } from '#src/content-files/read-content.ts'
import { listPeople } from '#src/content-files/read-people.ts'
import { readVideos } from '#src/content-files/read-videos.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { unlimitedEditor } from '#src/domain/editor-limits.ts'
import { loadSites, type Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import { contentItem } from '../db/schema/content.ts'
import type { Clock } from '../ports/clock.ts'
import type { Random } from '../ports/random.ts'
import type { Storage } from '../ports/storage.ts'
import { analyzeTables, publishDocuments } from '../services/publishing/content-item/publish-documents.ts'
import { createAccounts } from './create-accounts.ts'
import { moveToWorkingDays } from './move-to-working-days.ts'
import { storeVideos } from './store-videos.ts'

export interface SeedInput {
  db: Db
  storage: Storage
  random: Random
  clock: Clock
  /**
   * Performs the stories of the demonstration's people. If this function is undefined, only the accounts are
   * created.
   */
  replay?: (
    people: readonly DemonstrationPerson[],
    context: { db: Db; sites: Sites; random: Random; start: string },
  ) => Promise<void>
  /** Reports each step in a sentence for the person who started the program. */
  report: (line: string) => void
}

/** The folder of the demonstration's content. */
const folder = 'content'

/** Fills an empty database with the demonstration content. A database with content is not changed. */
export async function seedEmptyDatabase({
  db,
  storage,
  random,
  clock,
  replay,
  report,
}: SeedInput): Promise<void> {
  const [any] = await db.select({ id: contentItem.id }).from(contentItem).limit(1)
  if (any) return
  report('The database is empty: storing the demonstration videos')
  await storeVideos(db, storage, readVideos(folder))
  const now = clock()
  const start = new Date(now).toISOString().slice(0, 10)
  const people = listPeople(folder)
  // The dates of the demonstration are moved only if its sample activity is replayed. Tests without it compare an
  // export with the content folder, so the dates must not change.
  const items = readItems(folder, start).map((item) => (replay ? moveToWorkingDays(item, start) : item))
  report(`Publishing ${items.length} items: ${counts(items)}`)
  await db.transaction(async (tx) => {
    await createAccounts(tx, random, people)
    await publishDocuments(tx, items, { editor: 'demonstration', limits: unlimitedEditor, now })
    await replay?.(people, { db: tx, sites: loadSites(), random, start })
  })
  await analyzeTables(db)
  report('The demonstration content is published')
}

/** Counts the items of each family: "52 course, 15 news, ..." */
const counts = (items: readonly Item[]): string =>
  [...Map.groupBy(items, (item) => item.family)].map(([family, own]) => `${own.length} ${family}`).join(', ')
