import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { notice, noticeAcknowledgement } from '#server/db/schema/notice.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * Stores that a learner has acknowledged a notice; a repeated call changes nothing. Refused as `notFound` if the
 * audience can't see the notice.
 */
export async function acknowledgeNotice(
  db: Db,
  audience: Omit<Audience, 'language'>,
  { learnerId, noticeId, now }: { learnerId: number; noticeId: number; now: number },
): Promise<true | RefusedResult> {
  const [published] = await db
    .select({ id: notice.id })
    .from(notice)
    .innerJoin(contentItem, isPublishedFor(audience, 'notice', notice.id))
    .where(eq(notice.id, noticeId))
  if (!published) return refuse('notFound')
  await db
    .insert(noticeAcknowledgement)
    .values({ learnerId, noticeId, at: new Date(now) })
    .onConflictDoNothing()
  return true
}
