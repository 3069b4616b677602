import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { invalidateItem } from '../content-item/invalidate-item.ts'

/** Invalidates the pages that show a video: of courses with it, and of certifications that it introduces. */
export async function invalidateVideo(tx: Db, sites: Sites, name: string, now: number): Promise<void> {
  const courses = await tx
    .selectDistinct({ id: chapter.courseId })
    .from(chapter)
    .where(and(eq(chapter.video, name), isNotNull(chapter.position)))
  const certifications = await tx
    .select({ id: certification.id })
    .from(certification)
    .where(eq(certification.video, name))
  for (const { id } of courses) await invalidateItem(tx, sites, { family: 'course', id }, now)
  for (const { id } of certifications) await invalidateItem(tx, sites, { family: 'certification', id }, now)
}
