import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { course } from '#server/db/schema/course.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { invalidateItem } from '../content-item/invalidate-item.ts'
import type { ItemId } from '../item-row/item-row.ts'

/**
 * Returns the published items that show a video: courses in which it is a chapter or the trailer, and
 * certifications that it introduces.
 */
export async function listItemsWithVideo(tx: Db, name: string): Promise<ItemId[]> {
  const courses = await tx
    .selectDistinct({ id: chapter.courseId })
    .from(chapter)
    .where(and(eq(chapter.video, name), isNotNull(chapter.position)))
  const certifications = await tx
    .select({ id: certification.id })
    .from(certification)
    .where(eq(certification.video, name))
  const withTrailer = await tx.select({ id: course.id }).from(course).where(eq(course.trailer, name))
  const courseIds = new Set([...courses, ...withTrailer].map(({ id }) => id))
  return [
    ...[...courseIds].map((id) => ({ family: 'course' as const, id })),
    ...certifications.map(({ id }) => ({ family: 'certification' as const, id })),
  ]
}

/** Invalidates the pages that show a video, and queues the publishing of their sites. */
export async function invalidateVideo(tx: Db, sites: Sites, name: string, now: number): Promise<void> {
  for (const item of await listItemsWithVideo(tx, name)) await invalidateItem(tx, sites, item, now)
}
