import { asc } from 'drizzle-orm'
import type { Subject } from '../../../src/domain/course/course.ts'
import type { HomeImage } from '../../../src/domain/home-image/home-image.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { homeImage, homeImageText } from '../../db/schema/home-image.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** The pictures of the home page: ways to learn, then regions, each by their position. */
export async function listHomeImages(db: Db, audience: Audience): Promise<HomeImage[]> {
  const rows = await db
    .select({ image: homeImage, text: homeImageText })
    .from(homeImage)
    .innerJoin(contentItem, shownTo(audience, 'homeImage', homeImage.id))
    .innerJoin(homeImageText, textIn(homeImageText, homeImage.id, audience.language))
    .orderBy(asc(homeImage.use), asc(homeImage.position), asc(homeImage.id))
  return rows.map(({ image, text }) => ({
    id: image.id,
    use: image.use,
    subject: image.subject as Subject,
    picture: image.picture,
    region: image.region,
    link: image.link,
    title: text.title,
    text: text.text,
    language: text.language,
  }))
}
