import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mail } from '#server/db/schema/mail.ts'
import type { Storage } from '#server/ports/storage.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { keyOfMail } from './write-mail.ts'

/** A mail that was kept in the storage instead of sent, as it would have gone out. Refused as `notFound`. */
export async function readKeptMail(
  db: Db,
  storage: Storage,
  id: number,
): Promise<{ message: string } | RefusedResult> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  const file = row && (await storage.find(`${keyOfMail(row)}.eml`))
  if (!file) return refuse('notFound')
  const pieces = await Array.fromAsync(storage.read(file.key, 0, file.size - 1))
  return { message: Buffer.concat(pieces).toString('utf8') }
}
