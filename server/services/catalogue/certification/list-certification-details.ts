import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Banner } from '#src/domain/banner/banner.ts'
import type { Certification, LearnerProgress } from '#src/domain/certification/certification.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { certificationKind } from '#src/domain/course/course.ts'
import { listBanners } from '../home/list-banners.ts'
import { loadIntroductions } from '../video/load-introductions.ts'
import { listCertificationVersions } from './list-certification-versions.ts'
import { loadOrderedCourses } from './load-ordered-courses.ts'
import { loadTaughtModes } from './load-taught-modes.ts'

/** A certification with all data of its page, except a learner's progress. */
export interface CertificationDetails {
  certification: Omit<Certification, keyof LearnerProgress>
  courses: CourseSummary[]
  /** The first banner of the overview page of the certification's kind. */
  banner: Banner | null
}

/**
 * Returns visible certifications by their ids, in the order of their positions. `now` in milliseconds since 1970.
 */
export async function listCertificationDetails(
  db: Db,
  audience: Audience,
  ids: readonly number[],
  now: number,
): Promise<CertificationDetails[]> {
  const found = await listCertificationVersions(db, audience, inArray(certification.id, [...ids]))
  const visibleIds = found.map(({ version }) => version.id)
  const modesOf = await loadTaughtModes(db, audience, visibleIds, now)
  const pages = certificationKind.options.map((kind) => ({ place: 'overview' as const, kind }))
  const banners = await listBanners(db, audience, pages)
  const rows = found.map(({ row }) => row.certification)
  const introductionTo = await loadIntroductions(db, rows, audience.language)
  const coursesOf = await loadOrderedCourses(db, audience, visibleIds)
  return found.map(({ version, row: { certification: row, text } }) => ({
    certification: {
      ...version,
      description: text.description,
      bodyLanguage: text.bodyLanguage,
      ...introductionTo(row),
      taughtOnline: modesOf(row.id).online,
      taughtOnsite: modesOf(row.id).onsite,
      showsTask: row.showTask,
      needsRecord: row.needRecord,
      task: text.task,
    },
    courses: coursesOf(row.id),
    banner: banners.find(({ page }) => page.kind === row.kind) ?? null,
  }))
}
