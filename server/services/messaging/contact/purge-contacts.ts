import { lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'

const day = 24 * 60 * 60 * 1000
/** How long a question is kept after it was answered or closed: somebody may come back to the answer. */
const settledFor = 90 * day
/** How long one is kept that nobody ever settled. */
const waitingFor = 365 * day

/** Deletes the questions that have served. Decision: docs/decisions/contact-requests.md. */
export async function purgeContacts(db: Db, now: number): Promise<void> {
  await db
    .delete(contactRequest)
    .where(
      or(
        lte(contactRequest.settledAt, new Date(now - settledFor)),
        lte(contactRequest.askedAt, new Date(now - waitingFor)),
      ),
    )
}
