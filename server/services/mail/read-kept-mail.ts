import { eq } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { mail } from '../../db/schema/mail.ts'
import type { Storage } from '../../ports/storage.ts'
import { keyOfMail } from './write-mail.ts'

/** A mail that was kept instead of sent, as it would have gone out. Refused as `notFound`. */
export async function readKeptMail(
  db: Db,
  storage: Storage,
  id: number,
): Promise<{ message: string } | Refused> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  const file = row && (await storage.find(`${keyOfMail(row)}.eml`))
  if (!file) return refuse('notFound')
  const pieces = await Array.fromAsync(storage.read(file.key, 0, file.size - 1))
  return { message: Buffer.concat(pieces).toString('utf8') }
}
