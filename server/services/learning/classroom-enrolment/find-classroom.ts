import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/**
 * The two kinds of classrooms in calls: those of certifications; and workshops, seminars and webinars of
 * none.
 */
export type ClassroomKind = 'certified' | 'nonCertified'

const columns = {
  id: classroom.id,
  certification: classroom.certification,
  mode: classroom.mode,
  country: classroom.country,
  venue: classroom.venue,
  capacity: classroom.capacity,
  fee: classroom.fee,
  needsApproval: classroom.needsApproval,
  waitingList: classroom.waitingList,
  startsAt: selectInstant(classroom.startsAt),
  endsAt: selectInstant(classroom.endsAt),
}

/** A classroom, shown or not, locked until the transaction ends: another change of its seats waits. */
export async function lockAnyClassroom(tx: Db, id: number) {
  const [row] = await tx.select(columns).from(classroom).where(eq(classroom.id, id)).for('update')
  return row
}

/** A classroom of this kind, or of either for null, locked until the transaction ends. */
export async function lockClassroom(tx: Db, id: number, kind: ClassroomKind | null) {
  const row = await lockAnyClassroom(tx, id)
  const asked = kind === null || (row?.certification != null) === (kind === 'certified')
  return asked ? row : undefined
}

export type LockedClassroom = NonNullable<Awaited<ReturnType<typeof lockClassroom>>>

/** The certification of a classroom that an audience is shown: null where it has none, undefined where it isn't shown. */
export async function certificationOf(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({ certification: classroom.certification })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(eq(classroom.id, id))
  return row?.certification
}

/** When a classroom begins and ends; undefined where there is none. */
export async function timesOf(db: Db, id: number) {
  const { startsAt, endsAt } = columns
  const [row] = await db.select({ startsAt, endsAt }).from(classroom).where(eq(classroom.id, id))
  return row
}
