import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { listCertificates } from '#server/services/learning/certificate/list-certificates.ts'
import { listMyCertifications } from '#server/services/learning/overview/get-overview.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { payableStates } from '#src/domain/order/order-state.ts'

/** A deadline of a learner for an item. */
export interface Deadline {
  kind: 'exam' | 'certificate' | 'order'
  /** The id of the certification, certificate or order that has the deadline. */
  id: number
  /** The id of the certification to which the item belongs; null for an order. */
  certificationId: number | null
  name: string
  at: string
}

/** Returns a learner's deadlines: exams to begin, certificates that expire, orders to pay. */
export async function listDeadlines(
  db: Db,
  audience: Audience,
  learnerId: number,
  now: number,
): Promise<Deadline[]> {
  const exams = (await listMyCertifications(db, audience, learnerId)).flatMap(({ id, name, exam }) =>
    exam.closesAt && Date.parse(exam.closesAt) > now
      ? [{ kind: 'exam' as const, id, certificationId: id, name, at: exam.closesAt }]
      : [],
  )
  const certificates = await listCertificates(db, learnerId, audience.language, now)
  const certificateDeadlines = certificates.flatMap(
    ({ id, validUntil, renewed, certificationId, certificationName }) =>
      id !== null && validUntil !== null && !renewed
        ? [{ kind: 'certificate' as const, id, certificationId, name: certificationName, at: validUntil }]
        : [],
  )
  return [...exams, ...certificateDeadlines, ...(await orderDeadlines(db, learnerId))]
}

async function orderDeadlines(db: Db, learnerId: number): Promise<Deadline[]> {
  const rows = await db
    .select({ id: order.id, name: order.goods, at: order.lapsesAt })
    .from(order)
    .where(and(eq(order.learnerId, learnerId), inArray(order.state, [...payableStates])))
  return rows.map(({ at, ...fields }) => ({
    ...fields,
    kind: 'order',
    certificationId: null,
    at: at.toISOString(),
  }))
}
