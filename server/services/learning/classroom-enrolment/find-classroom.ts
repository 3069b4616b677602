import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/**
 * The two kinds of classrooms in API calls: classrooms of a certification; and workshops, seminars and webinars
 * without a certification.
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

/**
 * Returns a classroom, visible or not, locked until the transaction ends, so that concurrent changes of its seats
 * wait; undefined for an unknown id.
 */
export async function lockAnyClassroom(tx: Db, id: number) {
  const [row] = await tx.select(columns).from(classroom).where(eq(classroom.id, id)).for('update')
  return row
}

/**
 * Returns a classroom of a kind, or of either kind if `kind` is null, locked until the transaction ends; undefined if
 * there is none.
 */
export async function lockClassroom(tx: Db, id: number, kind: ClassroomKind | null) {
  const row = await lockAnyClassroom(tx, id)
  const isExpectedKind = kind === null || (row?.certification != null) === (kind === 'certified')
  return isExpectedKind ? row : undefined
}

export type LockedClassroom = NonNullable<Awaited<ReturnType<typeof lockClassroom>>>

/**
 * Returns the certification of a classroom: null if it has none, undefined if the audience can't see the
 * classroom.
 */
export async function findClassroomCertification(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({ certification: classroom.certification })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(eq(classroom.id, id))
  return row?.certification
}

/** Returns the start and end of a classroom, or undefined. */
export async function findClassroomTimes(db: Db, id: number) {
  const { startsAt, endsAt } = columns
  const [row] = await db.select({ startsAt, endsAt }).from(classroom).where(eq(classroom.id, id))
  return row
}
