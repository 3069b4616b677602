import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { notice, noticeAcknowledgement, noticeText } from '#server/db/schema/notice.ts'
import { createContentCache } from '#server/services/platform/content-cache.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
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
  createContentCache(db, `notices ${audience.tenant} ${audience.site.code} ${audience.language}`, () =>
    db
      .select(columns)
      .from(notice)
      .innerJoin(contentItem, isPublishedFor(audience, 'notice', notice.id))
      .innerJoin(noticeText, textOfItem(noticeText, notice.id, audience.language))
      .orderBy(asc(notice.from), asc(notice.id)),
  )

const acknowledgedNotices = prepareQuery((db) =>
  db
    .select({ id: noticeAcknowledgement.noticeId })
    .from(noticeAcknowledgement)
    .where(eq(noticeAcknowledgement.learnerId, sql.placeholder('learnerId')))
    .prepare('acknowledged_notices'),
)

/**
 * Lists the notices of an audience that have begun and that the learner has not acknowledged, the oldest
 * first.
 */
export async function listDueNotices(
  db: Db,
  audience: Audience,
  learnerId: number,
  now: number,
): Promise<Notice[]> {
  const begunNotices = (await noticesOf(db, audience)).filter(({ from }) => Date.parse(from) <= now)
  if (begunNotices.length === 0) return begunNotices
  const seen = new Set((await acknowledgedNotices(db).execute({ learnerId })).map(({ id }) => id))
  return begunNotices.filter(({ id }) => !seen.has(id))
}
