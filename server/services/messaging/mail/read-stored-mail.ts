import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Storage } from '#server/ports/storage.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { mailFileKey } from './render-mail.ts'

/**
 * Returns a mail that was stored instead of sent, as the complete message. Refused as `notFound` if there is no such
 * mail.
 */
export async function readStoredMail(
  db: Db,
  storage: Storage,
  id: number,
): Promise<{ message: string } | RefusedResult> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  const file = row && (await storage.find(`${mailFileKey(row)}.eml`))
  if (!file) return refuse('notFound')
  const chunks = await Array.fromAsync(storage.read(file.key, 0, file.size - 1))
  return { message: Buffer.concat(chunks).toString('utf8') }
}
