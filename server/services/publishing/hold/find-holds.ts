import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { siteHold } from '#server/db/schema/site-hold.ts'
import type { SiteHold } from '#src/domain/content-item/site-hold.ts'

const holdOf = ({ editor, heldAt, ...row }: typeof siteHold.$inferSelect): SiteHold => ({
  ...row,
  by: editor,
  at: heldAt.toISOString(),
})

/** Returns the hold of a site; null if the site is not held. */
export async function findHold(db: Db, site: string): Promise<SiteHold | null> {
  const [row] = await db.select().from(siteHold).where(eq(siteHold.site, site))
  return row ? holdOf(row) : null
}

/** Lists the holds of all sites. */
export async function listHolds(db: Db): Promise<SiteHold[]> {
  return (await db.select().from(siteHold).orderBy(asc(siteHold.site))).map(holdOf)
}
