import type { Db } from '#server/db/client.ts'
import { databaseIdentity } from '#server/db/schema/release.ts'

/**
 * Returns the identity of this database. Each release contains the identity of its database, so that pages of
 * another database are never delivered.
 */
export async function findDatabaseIdentity(db: Db): Promise<string> {
  const [found] = await db.select().from(databaseIdentity)
  return found?.id ?? renewDatabaseIdentity(db)
}

/**
 * Assigns a new identity to the database and returns it. Call it after a restore, so that releases with the former
 * identity no longer belong to the database.
 */
export const renewDatabaseIdentity = (db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.delete(databaseIdentity)
    const [renewed] = await tx.insert(databaseIdentity).values({}).returning()
    return (renewed as { id: string }).id
  })
