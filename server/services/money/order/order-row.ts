import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import { isActiveOrder } from '#server/services/learning/active-order/is-active-order.ts'
import { lockCourseRegistrations } from '#server/services/learning/certification-enrolment/register-courses.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { lockExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

export type OrderRow = typeof order.$inferSelect

/**
 * Returns the order that matches a condition, or undefined. The condition must include the learner who owns the
 * order, unless an operator or a payment provider requests it.
 */
export async function findOrder(db: Db, where: SQL | undefined): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(where).limit(1)
  return row
}

export const findActiveOrder = (db: Db, learnerId: number, target: OrderTarget) =>
  findOrder(db, isActiveOrder(learnerId, target))

/** Returns the newest of a learner's orders of an item, in any state, or undefined. */
export async function findNewestOrder(db: Db, learnerId: number, { kind, id }: OrderTarget) {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.learnerId, learnerId), eq(order.kind, kind), eq(order.targetId, id)))
    .orderBy(desc(order.id))
    .limit(1)
  return row
}

/**
 * Locks a learner, so that two orders of the same learner aren't placed or moved concurrently. Other statements can
 * still write rows with a reference to the learner.
 */
export const lockLearner = (tx: Db, learnerId: number) =>
  tx.select({ id: learner.id }).from(learner).where(eq(learner.id, learnerId)).for('no key update')

/** Locks the classroom, practical exam or registration for which an order was placed. */
async function lockItem(tx: Db, learnerId: number, { kind, targetId }: OrderRow): Promise<void> {
  if (kind === 'certification') await lockCourseRegistrations(tx, learnerId)
  else if (kind === 'practicalExam') await lockExam(tx, targetId)
  else await lockAnyClassroom(tx, targetId)
}

/**
 * Returns an order, locked after its learner and its item, or undefined. Invariant: all transactions take these locks
 * in this order, so that there is no deadlock.
 */
export async function lockOrder(tx: Db, where: SQL | undefined): Promise<OrderRow | undefined> {
  const found = await findOrder(tx, where)
  if (!found) return undefined
  await lockLearner(tx, found.learnerId)
  await lockItem(tx, found.learnerId, found)
  const [row] = await tx.select().from(order).where(eq(order.id, found.id)).for('update')
  return row
}

/** Updates fields of a locked order, and the time of its change. */
export async function updateOrder(
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

/**
 * Returns the item of an order as its family in the catalogue and its id: a workshop belongs to the family of
 * classrooms.
 */
export const catalogueItemOfOrder = ({ kind, targetId: id }: Pick<OrderRow, 'kind' | 'targetId'>) => ({
  kind: kind === 'workshop' ? ('classroom' as const) : kind,
  id,
})
