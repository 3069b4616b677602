import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { notice, noticeAcknowledgement } from '#server/db/schema/notice.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/shown/published-for.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Notes that a learner has read a notice. Only the first time counts. */
export async function acknowledgeNotice(
  db: Db,
  audience: Omit<Audience, 'language'>,
  { learnerId, noticeId, now }: { learnerId: number; noticeId: number; now: number },
): Promise<true | RefusedResult> {
  const [shown] = await db
    .select({ id: notice.id })
    .from(notice)
    .innerJoin(contentItem, isPublishedFor(audience, 'notice', notice.id))
    .where(eq(notice.id, noticeId))
  if (!shown) return refuse('notFound')
  await db
    .insert(noticeAcknowledgement)
    .values({ learnerId, noticeId, at: new Date(now) })
    .onConflictDoNothing()
  return true
}
