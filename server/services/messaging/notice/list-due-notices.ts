import { asc, eq, sql } from 'drizzle-orm'
import { batchQueries } from '#server/db/batch-queries.ts'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { learner } from '#server/db/schema/learner.ts'
import { notice, noticeAcknowledgement, noticeText } from '#server/db/schema/notice.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Notice } from '#src/domain/notice/notice.ts'

const columns = {
  id: notice.id,
  type: notice.type,
  title: noticeText.title,
  text: noticeText.text,
  link: notice.link,
  from: selectInstant(notice.from),
  language: noticeText.language,
}

const noticesOf = (db: Db, audience: Audience): Promise<Notice[]> =>
  getCachedContent(db, `notices ${audience.tenant} ${audience.site.code} ${audience.language}`, () =>
    db
      .select(columns)
      .from(notice)
      .innerJoin(contentItem, isPublishedFor(audience, 'notice', notice.id))
      .innerJoin(noticeText, isItemText(noticeText, notice.id, audience.language))
      .orderBy(asc(notice.from), asc(notice.id)),
  )

/** The notices that learners have acknowledged: one row per notice, or one row without a notice. */
const acknowledgedNotices = prepareQuery((db) =>
  db
    .select({ learnerId: learner.id, id: noticeAcknowledgement.noticeId, movedAt: learner.movedAt })
    .from(learner)
    .leftJoin(noticeAcknowledgement, eq(noticeAcknowledgement.learnerId, learner.id))
    .where(sql`${learner.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('acknowledged_notices'),
)

/**
 * Returns the notices that a learner has acknowledged, and whether the learner was migrated from an earlier portal.
 * Concurrent requests share one statement.
 */
const findSeenNotices = batchQueries(async (db, ids: readonly number[]) => {
  const rows = Map.groupBy(await acknowledgedNotices(db).execute({ ids }), ({ learnerId }) => learnerId)
  return ids.map((learnerId) => {
    const own = rows.get(learnerId) ?? []
    return {
      seen: new Set(own.map(({ id }) => id)),
      wasMoved: own.some(({ movedAt }) => movedAt !== null),
    }
  })
})

/**
 * Lists the notices for an audience that are due and that the learner has not acknowledged, the oldest first.
 * Notices about a migration are only for learners who were migrated from an earlier portal.
 */
export async function listDueNotices(
  db: Db,
  audience: Audience,
  learnerId: number,
  now: number,
): Promise<Notice[]> {
  const begunNotices = (await noticesOf(db, audience)).filter(({ from }) => Date.parse(from) <= now)
  if (begunNotices.length === 0) return begunNotices
  const { seen, wasMoved } = await findSeenNotices(db, learnerId)
  return begunNotices.filter(({ id, type }) => !seen.has(id) && (wasMoved || type !== 'migration'))
}
