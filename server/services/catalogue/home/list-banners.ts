import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { banner, bannerText } from '#server/db/schema/banner.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Banner, BannerPage } from '#src/domain/banner/banner.ts'

const isOnPage = ({ place, kind }: BannerPage) =>
  and(eq(banner.place, place), kind === null ? isNull(banner.kind) : eq(banner.kind, kind))

/** Lists the banners of the given pages, in the order of their positions. */
export async function listBanners(
  db: Db,
  audience: Audience,
  pages: readonly BannerPage[],
): Promise<Banner[]> {
  const rows = await db
    .select({ banner, text: bannerText })
    .from(banner)
    .innerJoin(contentItem, isPublishedFor(audience, 'banner', banner.id))
    .innerJoin(bannerText, isItemText(bannerText, banner.id, audience.language))
    .where(or(...pages.map(isOnPage)))
    .orderBy(asc(banner.position), asc(banner.id))
  return rows.map(({ banner: row, text }) => ({
    id: row.id,
    page: { place: row.place, kind: row.kind },
    subject: row.subject,
    scene: row.scene,
    picture: localizePicture(row.picture, text.language),
    title: text.title,
    text: text.text,
    action: text.action,
    link: row.link,
    language: text.language,
  }))
}
