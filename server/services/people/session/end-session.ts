import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { session } from '#server/db/schema/session.ts'

export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id))
}
