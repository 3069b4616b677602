import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import type { Db } from '../../db/client.ts'
import { learner } from '../../db/schema/learner.ts'
import { order } from '../../db/schema/order.ts'
import { lockRegistrations } from '../certification-enrolment/register-courses.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { lockExam } from '../practical-exam-enrolment/lock-exam.ts'
import { liveOrderOf } from './cancel-live-order.ts'

export type OrderRow = typeof order.$inferSelect

/** One order; `where` names its owner, but for operators and providers. */
export async function findOrder(db: Db, where: SQL | undefined): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(where).limit(1)
  return row
}

export const findLiveOrder = (db: Db, learnerId: number, relation: OrderRelation) =>
  findOrder(db, liveOrderOf(learnerId, relation))

/** The newest of a learner's orders of one thing, whatever became of it. */
export async function newestOrder(db: Db, learnerId: number, { kind, id }: OrderRelation) {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.learnerId, learnerId), eq(order.kind, kind), eq(order.relationId, id)))
    .orderBy(desc(order.id))
    .limit(1)
  return row
}

/** Locks a learner, so that two orders of one aren't placed or moved at once; rows that only name the learner don't wait. */
export const lockLearner = (tx: Db, learnerId: number) =>
  tx.select({ id: learner.id }).from(learner).where(eq(learner.id, learnerId)).for('no key update')

/** Locks what an order is for. */
async function lockItem(tx: Db, learnerId: number, { kind, relationId }: OrderRow): Promise<void> {
  if (kind === 'certification') await lockRegistrations(tx, learnerId)
  else if (kind === 'practicalExam') await lockExam(tx, relationId)
  else await lockAnyClassroom(tx, relationId)
}

/**
 * An order, locked after its learner and what it is for: everybody takes them in this order, so nobody waits in a
 * circle.
 */
export async function lockOrder(tx: Db, where: SQL | undefined): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, where)
  if (!found) return undefined
  await lockLearner(tx, found.learnerId)
  await lockItem(tx, found.learnerId, found)
  const [row] = await tx.select().from(order).where(eq(order.id, found.id)).for('update')
  return row
}

/** Changes a locked order. */
export async function changeOrder(
  tx: Db,
  row: OrderRow,
  now: number,
  change: Partial<typeof order.$inferInsert>,
): Promise<void> {
  await tx
    .update(order)
    .set({ ...change, changedAt: new Date(now) })
    .where(eq(order.id, row.id))
}

/** What an order is for, by its name in the catalogue: a workshop is a classroom. */
export const subjectOfOrder = ({ kind, relationId: id }: Pick<OrderRow, 'kind' | 'relationId'>) => ({
  kind: kind === 'workshop' ? ('classroom' as const) : kind,
  id,
})
