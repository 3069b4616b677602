import type { DemonstrationPerson } from '#src/content-files/demonstration-person.ts'
import { hashPassword } from '../adapters/identity-embedded/password.ts'
import type { Db } from '../db/client.ts'
import { identityAccount } from '../db/schema/identity.ts'
import type { Random } from '../ports/random.ts'

/**
 * The password of all demonstration accounts. It is public, so it works only with the embedded provider, which runs
 * only if no other machine can connect.
 */
const password = 'demo-password'

/** Creates the demonstration accounts: learner@demo.test and so on. */
export async function createAccounts(
  db: Db,
  random: Random,
  people: readonly DemonstrationPerson[],
): Promise<void> {
  const rows = people.map(async ({ email, firstName, lastName, roles }) => ({
    ...{ email, firstName, lastName, roles },
    password: await hashPassword(password, random),
  }))
  await db
    .insert(identityAccount)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}
