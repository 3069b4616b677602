import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { notice, noticeAcknowledgement, noticeText } from '#server/db/schema/notice.ts'
import { instant } from '#server/services/ground/shown/instant.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { Notice } from '#src/domain/notice/notice.ts'

const columns = {
  id: notice.id,
  type: notice.type,
  title: noticeText.title,
  text: noticeText.text,
  link: notice.link,
  from: instant(notice.from),
  language: noticeText.language,
}

/** The notices of an audience that have begun and that a learner has not acknowledged, the oldest first. */
export const listDue = (db: Db, audience: Audience, learnerId: number, now: number): Promise<Notice[]> =>
  db
    .select(columns)
    .from(notice)
    .innerJoin(contentItem, shownTo(audience, 'notice', notice.id))
    .innerJoin(noticeText, textIn(noticeText, notice.id, audience.language))
    .leftJoin(
      noticeAcknowledgement,
      and(eq(noticeAcknowledgement.noticeId, notice.id), eq(noticeAcknowledgement.learnerId, learnerId)),
    )
    .where(and(lte(notice.from, new Date(now).toISOString()), isNull(noticeAcknowledgement.noticeId)))
    .orderBy(asc(notice.from), asc(notice.id))
