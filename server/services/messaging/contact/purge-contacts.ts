import { lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'

/**
 * Deletes closed contact requests after 90 days, and unanswered ones after a year (`retentionRules`). Decision:
 * docs/decisions/contact-requests.md.
 */
export async function purgeContactRequests(db: Db, now: number): Promise<void> {
  await db
    .delete(contactRequest)
    .where(
      or(
        lte(contactRequest.settledAt, computeExpiryCutoff('settledContact', now)),
        lte(contactRequest.askedAt, computeExpiryCutoff('openContact', now)),
      ),
    )
}
