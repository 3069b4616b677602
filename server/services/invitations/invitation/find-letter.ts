import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import type { InvitationLetter } from '#src/domain/invitation/invitation-letter.ts'
import { hashLetterCode } from './letter-code.ts'

export interface FoundLetter extends InvitationLetter {
  id: number
}

/**
 * Returns the letter with a code, or undefined. `lock` locks the letter, so that concurrent uses of the code wait.
 */
export async function findLetter(db: Db, code: string, lock = false): Promise<FoundLetter | undefined> {
  const query = db
    .select()
    .from(invitation)
    .where(eq(invitation.codeHash, hashLetterCode(code)))
  const [row] = lock ? await query.for('update') : await query
  return row && { ...row, validUntil: row.validUntil.getTime() }
}
