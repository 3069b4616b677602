import { eq } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { notice, noticeAcknowledgement } from '../../db/schema/notice.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'

/** Keeps that a learner has read a notice. The first time counts. */
export async function acknowledge(
  db: Db,
  audience: Omit<Audience, 'language'>,
  { learnerId, noticeId, now }: { learnerId: number; noticeId: number; now: number },
): Promise<true | Refused> {
  const [shown] = await db
    .select({ id: notice.id })
    .from(notice)
    .innerJoin(contentItem, shownTo(audience, 'notice', notice.id))
    .where(eq(notice.id, noticeId))
  if (!shown) return refuse('notFound')
  await db
    .insert(noticeAcknowledgement)
    .values({ learnerId, noticeId, at: new Date(now) })
    .onConflictDoNothing()
  return true
}
