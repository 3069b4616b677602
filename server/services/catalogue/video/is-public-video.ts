import { and, arrayContains, eq, exists, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { TenantName } from '#src/sites/site.ts'

/**
 * Returns whether a stored file, a video or its captions, can be played without an account. This holds for the
 * introductory video of a published certification of the tenant, and for the trailer of a published course.
 */
export async function isPublicVideo(db: Db, tenant: TenantName, file: string): Promise<boolean> {
  const captions = db
    .select()
    .from(videoText)
    .where(and(eq(videoText.video, video.name), eq(videoText.captions, file)))
  const shows = (family: 'certification' | 'course', table: typeof certification | typeof course) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .innerJoin(contentItem, and(eq(contentItem.family, family), eq(contentItem.id, table.id)))
        .where(
          and(
            eq('trailer' in table ? table.trailer : table.video, video.name),
            eq(contentItem.state, 'published'),
            arrayContains(contentItem.tenants, [tenant]),
          ),
        ),
    )
  const found = await db
    .select({ name: video.name })
    .from(video)
    .where(
      and(
        or(eq(video.file, file), exists(captions)),
        or(shows('certification', certification), shows('course', course)),
      ),
    )
    .limit(1)
  return found.length > 0
}
