import { hashPassword } from '../adapters/identity-embedded/password.ts'
import type { Db } from '../db/client.ts'
import { identityAccount } from '../db/schema/identity.ts'
import type { Random } from '../ports/random.ts'

/** Public, and therefore only for the embedded provider, which refuses to run where strangers can come. */
const password = 'demo-password'

const accounts = [
  { name: 'learner', firstName: 'Sample', lastName: 'Learner', roles: [] },
  { name: 'second', firstName: 'Second', lastName: 'Learner', roles: [] },
  { name: 'editor', firstName: 'Sample', lastName: 'Editor', roles: ['editor'] },
  { name: 'trainer', firstName: 'Sample', lastName: 'Trainer', roles: ['trainer'] },
  { name: 'reviewer', firstName: 'Sample', lastName: 'Reviewer', roles: ['reviewer'] },
  { name: 'finance', firstName: 'Sample', lastName: 'Finance', roles: ['finance'] },
]

/** The accounts one can try the portal with: learner@demo.test and so on. */
export async function keepAccounts(db: Db, random: Random): Promise<void> {
  const rows = accounts.map(async ({ name, ...person }) => ({
    ...person,
    email: `${name}@demo.test`,
    password: await hashPassword(password, random),
  }))
  await db
    .insert(identityAccount)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}
