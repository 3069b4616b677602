import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { validationCode } from '#server/db/schema/validation-code.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { codeLength, codeLife } from '#src/domain/validation-code.ts'

/** A new code of random figures, each as likely as the others: bytes above 249 are drawn again. */
function newCode(random: Random): string {
  let code = ''
  while (code.length < codeLength) {
    const [byte = 255] = random(1)
    if (byte < 250) code += String(byte % 10)
  }
  return code
}

/**
 * The hash of a code that the database keeps. It needs a key of the server: five figures are soon guessed
 * from a plain hash.
 */
export const hashOfCode = (key: string, id: string, code: string): string =>
  createHmac('sha256', key).update(`validation code\n${id}\n${code}`).digest('base64url')

/** Makes a new code that may be tried once, and returns it with the id to try it by. */
export async function makeCode(
  db: Db,
  random: Random,
  key: string,
  now: number,
): Promise<{ id: string; code: string }> {
  const id = randomName(random)
  const code = newCode(random)
  const expiresAt = new Date(now + codeLife)
  await db.insert(validationCode).values({ id, codeHash: hashOfCode(key, id, code), expiresAt })
  return { id, code }
}
