import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { preparedContent } from '#server/db/schema/prepared.ts'

const what = 'words and figures'

/**
 * Prepares what is made of content and code, unless the same code did so last: half of a start's time. Without a version, as where
 * the sources run as they are, it is prepared at each start.
 */
export async function prepareOnce(
  db: Db,
  by: string | undefined,
  prepare: () => Promise<void>,
): Promise<void> {
  const [known] = await db.select().from(preparedContent).where(eq(preparedContent.what, what))
  if (by && known?.by === by) return
  await prepare()
  const own = { what, by: by ?? '' }
  await db.insert(preparedContent).values(own).onConflictDoUpdate({ target: preparedContent.what, set: own })
}
