import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { derivedDataVersion } from '#server/db/schema/derived-data-version.ts'

const what = 'words and figures'

/**
 * Prepares the data that is derived from content and code, which takes half of the server's startup time. Does
 * nothing if the same version of the code has prepared the data before. Code that runs from the sources has no
 * version; its data is prepared at each start.
 */
export async function runOncePerVersion(
  db: Db,
  by: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const [last] = await db.select().from(derivedDataVersion).where(eq(derivedDataVersion.what, what))
  if (by && last?.by === by) return
  await work()
  const row = { what, by: by ?? '' }
  await db
    .insert(derivedDataVersion)
    .values(row)
    .onConflictDoUpdate({ target: derivedDataVersion.what, set: row })
}
