import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { validationCode } from '#server/db/schema/validation-code.ts'
import { normalisedCode } from '#src/domain/validation-code.ts'
import { hashOfCode } from './make-code.ts'

export interface TypedCode {
  codeId: string
  validateCode: string
}

/** Tries a code; right or wrong, it is gone afterwards. */
export async function takeCode(
  db: Db,
  keys: readonly string[],
  { codeId, validateCode }: TypedCode,
  now: number,
): Promise<boolean> {
  const [taken] = await db
    .delete(validationCode)
    .where(and(eq(validationCode.id, codeId), gt(validationCode.expiresAt, new Date(now))))
    .returning()
  const typed = normalisedCode(validateCode)
  return keys.some((key) => taken?.codeHash === hashOfCode(key, codeId, typed))
}

/** Deletes the codes that nobody tried in time. */
export async function forgetCodes(db: Db, now: number): Promise<void> {
  await db.delete(validationCode).where(lte(validationCode.expiresAt, new Date(now)))
}
