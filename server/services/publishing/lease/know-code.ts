import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { pageCode } from '#server/db/schema/publish-lease.ts'

export interface PageCode {
  migrations: number
  /** ISO 8601. */
  madeAt: string
}

/**
 * What is known of a code by its digest, or kept of it from now on. Of what was compiled twice the first time counts: an old
 * server that compiles anew when it starts doesn't become younger by it.
 */
export async function knowCode(db: Db, digest: string, { migrations, madeAt }: PageCode): Promise<PageCode> {
  const [known] = await db
    .insert(pageCode)
    .values({ digest, migrations, madeAt: new Date(madeAt) })
    .onConflictDoUpdate({
      target: pageCode.digest,
      set: { madeAt: sql`least(${pageCode.madeAt}, excluded.made_at)` },
    })
    .returning()
  return known ? { migrations: known.migrations, madeAt: known.madeAt.toISOString() } : { migrations, madeAt }
}
