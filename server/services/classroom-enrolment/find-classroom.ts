import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { contentItem } from '../../db/schema/content.ts'
import { instant } from '../content/instant.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'

/** What classrooms are asked for by: those of certifications, or workshops, seminars and webinars of none. */
export type ClassroomKind = 'certified' | 'nonCertified'

const columns = {
  id: classroom.id,
  certification: classroom.certification,
  mode: classroom.mode,
  capacity: classroom.capacity,
  fee: classroom.fee,
  needsApproval: classroom.needsApproval,
  waitingList: classroom.waitingList,
  startsAt: instant(classroom.startsAt),
  endsAt: instant(classroom.endsAt),
}

/** A classroom, shown or not; whoever else changes its seats waits until this transaction ends. */
export async function lockAnyClassroom(tx: Db, id: number) {
  const [row] = await tx.select(columns).from(classroom).where(eq(classroom.id, id)).for('update')
  return row
}

/** The same for a classroom of a kind, or of either. */
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
    .innerJoin(contentItem, shownTo(audience, 'classroom', classroom.id))
    .where(eq(classroom.id, id))
  return row?.certification
}

/** When a classroom begins and ends; undefined where there is none. */
export async function timesOf(db: Db, id: number) {
  const { startsAt, endsAt } = columns
  const [row] = await db.select({ startsAt, endsAt }).from(classroom).where(eq(classroom.id, id))
  return row
}
