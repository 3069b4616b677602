import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { keywordIn } from '#server/services/ground/shown/keyword-in.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Page } from '#src/contract/paging.ts'
import type { Classroom } from '#src/domain/classroom/classroom.ts'
import { ofKind, ofType } from '../certification/of-type.ts'
import { inRegion } from '../region/in-region.ts'
import { countClassrooms } from './classroom-summaries.ts'
import { listClassrooms } from './list-classrooms.ts'

/**
 * The filters of a search for classrooms; an absent filter lets all through. Classrooms that have ended are
 * never found.
 */
export interface ClassroomQuery {
  /**
   * The id of a certification for its own classrooms, `any` for those of any certification, `none` for those
   * of none.
   */
  certification?: number | 'any' | 'none' | undefined
  kind?: 'gsc' | 'hsc' | undefined
  type?: string | undefined
  mode?: (typeof classroom.$inferSelect)['mode'] | undefined
  region?: number | undefined
  keyword?: string | undefined
}

const belongingTo = (certification: ClassroomQuery['certification']): SQL | undefined => {
  if (certification === 'any') return isNotNull(classroom.certification)
  if (certification === 'none') return isNull(classroom.certification)
  return certification === undefined ? undefined : eq(classroom.certification, certification)
}

const matching = (db: Db, audience: Audience, query: ClassroomQuery, now: number): SQL | undefined =>
  and(
    gt(classroom.endsAt, new Date(now).toISOString()),
    belongingTo(query.certification),
    query.kind ? ofKind(db, classroom.certification, query.kind) : undefined,
    query.type ? ofType(db, classroom.certification, query.type) : undefined,
    query.mode ? eq(classroom.mode, query.mode) : undefined,
    query.region ? inRegion(db, audience, classroom.country, query.region) : undefined,
    keywordIn(query.keyword, [classroomText.name, classroomText.summary, classroomText.location]),
  )

/** All classrooms that match, soonest first. `now` in milliseconds since 1970. */
export const allClassrooms = (db: Db, audience: Audience, query: ClassroomQuery, now: number) =>
  listClassrooms(db, audience, { where: matching(db, audience, query, now) }, now)

/** One page of the classrooms that match, soonest first. */
export async function findClassrooms(
  db: Db,
  audience: Audience,
  { page, pageSize, ...query }: ClassroomQuery & Page,
  now: number,
): Promise<{ rows: Classroom[]; total: number }> {
  const where = matching(db, audience, query, now)
  const selection = { where, limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await listClassrooms(db, audience, selection, now)
  return { rows, total: await countClassrooms(db, audience, where) }
}
