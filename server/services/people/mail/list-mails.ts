import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'

const most = 200

/** The last mails, the newest first, with what became of each. */
export async function listMails(db: Db) {
  const rows = await db
    .select({ mail, address: learner.email })
    .from(mail)
    .leftJoin(learner, eq(learner.id, mail.learnerId))
    .orderBy(desc(mail.id))
    .limit(most)
  return rows.map(({ mail: { id, kind, state, email, tries, failure, queuedAt, settledAt }, address }) => ({
    ...{ id, kind, state, tries, failure },
    email: email ?? address,
    queuedAt: queuedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
