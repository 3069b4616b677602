import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { session } from '../../db/schema/session.ts'

export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id))
}
