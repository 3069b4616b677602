import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { coursesInOrder } from '#server/services/catalogue/certification/courses-in-order.ts'
import { introductionOf } from '#server/services/catalogue/certification/introduction.ts'
import { releases } from '#server/services/catalogue/certification/releases.ts'
import { taughtModes } from '#server/services/catalogue/certification/taught-modes.ts'
import { listBanners } from '#server/services/catalogue/home/list-banners.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Banner } from '#src/domain/banner/banner.ts'
import type { Certification } from '#src/domain/certification/certification.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { standingOf } from './standing-of.ts'

export interface CertificationPage {
  certification: Certification
  courses: CourseSummary[]
  /** The first banner of the overview page of the certification's kind. */
  banner: Banner | null
}

export interface CertificationWish {
  id: number
  learnerId: number | null
  now: number
}

/** One certification with its courses; refused as `notFound` where the audience is not shown it. */
export async function getCertification(
  db: Db,
  audience: Audience,
  wish: CertificationWish,
): Promise<CertificationPage | Refused> {
  const [found] = await releases(db, audience, eq(certification.id, wish.id))
  if (!found) return refuse('notFound')
  const { certification: row, text } = found.row
  const modes = await taughtModes(db, audience, wish.id, wish.now)
  const [banner] = await listBanners(db, audience, [{ place: 'overview', kind: row.kind }])
  const whole = {
    ...found.release,
    description: text.description,
    bodyLanguage: text.bodyLanguage,
    ...(await introductionOf(db, row, audience.language)),
    taughtOnline: modes.has('online'),
    taughtOnsite: modes.has('onsite'),
    showsTask: row.showTask,
    needsRecord: row.needRecord,
    task: text.task,
    ...(await standingOf(db, audience, { learnerId: wish.learnerId, certificationId: wish.id })),
  }
  return {
    certification: whole,
    courses: await coursesInOrder(db, audience, wish.id),
    banner: banner ?? null,
  }
}
