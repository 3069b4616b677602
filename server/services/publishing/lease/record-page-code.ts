import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pageCodeVersion } from '#server/db/schema/publish-lease.ts'

export interface PageCodeInfo {
  migrations: number
  /** The time at which the page code was compiled, in ISO 8601. */
  madeAt: string
}

/**
 * Returns the stored data of compiled page code by its digest, and stores the data if the code is new. If the same
 * code is compiled again, the time of the first compilation stays, so that an old server that compiles at its start
 * doesn't count as newer.
 */
export async function recordPageCode(
  db: Db,
  digest: string,
  { migrations, madeAt }: PageCodeInfo,
): Promise<PageCodeInfo> {
  const [stored] = await db
    .insert(pageCodeVersion)
    .values({ digest, migrations, madeAt: new Date(madeAt) })
    .onConflictDoUpdate({
      target: pageCodeVersion.digest,
      set: { madeAt: sql`least(${pageCodeVersion.madeAt}, excluded.made_at)` },
    })
    .returning()
  return stored
    ? { migrations: stored.migrations, madeAt: stored.madeAt.toISOString() }
    : { migrations, madeAt }
}
