import { lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'

const day = 24 * 60 * 60 * 1000
/** How long a request is stored after it was answered or closed, in case its sender replies. */
const completedLife = 90 * day
/** How long an open request is stored. */
const openLife = 365 * day

/** Deletes expired contact requests. Decision: docs/decisions/contact-requests.md. */
export async function purgeContacts(db: Db, now: number): Promise<void> {
  await db
    .delete(contactRequest)
    .where(
      or(
        lte(contactRequest.settledAt, new Date(now - completedLife)),
        lte(contactRequest.askedAt, new Date(now - openLife)),
      ),
    )
}
