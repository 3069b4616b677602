import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { homeImage, homeImageText } from '#server/db/schema/home-image.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { HomeImage } from '#src/domain/home-image/home-image.ts'

/**
 * Lists the pictures of the home page: first the pictures of ways to learn, then the pictures of regions, each in
 * the order of their positions.
 */
export async function listHomeImages(db: Db, audience: Audience): Promise<HomeImage[]> {
  const rows = await db
    .select({ image: homeImage, text: homeImageText })
    .from(homeImage)
    .innerJoin(contentItem, isPublishedFor(audience, 'homeImage', homeImage.id))
    .innerJoin(homeImageText, isItemText(homeImageText, homeImage.id, audience.language))
    .orderBy(asc(homeImage.use), asc(homeImage.position), asc(homeImage.id))
  return rows.map(({ image, text }) => ({
    id: image.id,
    use: image.use,
    subject: image.subject,
    scene: image.scene,
    picture: localizePicture(image.picture, text.language),
    regionId: image.region,
    link: image.link,
    title: text.title,
    text: text.text,
    language: text.language,
  }))
}
