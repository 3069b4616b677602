import { asc, eq, sql } from 'drizzle-orm'
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

/**
 * The query that returns whether a learner was migrated from an earlier portal, and the notices that the learner has
 * acknowledged. It returns one row per notice, or one row without a notice.
 */
const acknowledgedNotices = prepareQuery((db) =>
  db
    .select({ id: noticeAcknowledgement.noticeId, movedAt: learner.movedAt })
    .from(learner)
    .leftJoin(noticeAcknowledgement, eq(noticeAcknowledgement.learnerId, learner.id))
    .where(eq(learner.id, sql.placeholder('learnerId')))
    .prepare('acknowledged_notices'),
)

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
  const rows = await acknowledgedNotices(db).execute({ learnerId })
  const seen = new Set(rows.map(({ id }) => id))
  const wasMoved = rows.some(({ movedAt }) => movedAt !== null)
  return begunNotices.filter(({ id, type }) => !seen.has(id) && (wasMoved || type !== 'migration'))
}
