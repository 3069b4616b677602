import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { publishRecord } from '#server/db/schema/release.ts'
import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'

/** The maximum number of publishes of a site that are listed; the constant `stored` is how many stay stored. */
const listed = 20
const stored = 1000

/** Adds a publish to the log of a site, and deletes the oldest entries above the maximum. */
export async function recordPublish(db: Db, site: string, entry: LoggedPublish): Promise<void> {
  const [added] = await db.insert(publishRecord).values({ site, entry }).returning({ id: publishRecord.id })
  const [last] = await db
    .select({ id: publishRecord.id })
    .from(publishRecord)
    .where(eq(publishRecord.site, site))
    .orderBy(desc(publishRecord.id))
    .offset(stored)
    .limit(1)
  if (added && last)
    await db.delete(publishRecord).where(and(eq(publishRecord.site, site), lt(publishRecord.id, last.id + 1)))
}

/** Returns the last publishes of a site, the newest last. */
export async function listPublishRecords(db: Db, site: string): Promise<LoggedPublish[]> {
  const rows = await db
    .select({ entry: publishRecord.entry })
    .from(publishRecord)
    .where(eq(publishRecord.site, site))
    .orderBy(desc(publishRecord.id))
    .limit(listed)
  return rows.map(({ entry }) => entry).toReversed()
}
