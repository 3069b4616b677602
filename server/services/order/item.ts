import { eq } from 'drizzle-orm'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { practicalExam } from '../../db/schema/practical-exam.ts'
import { certificationRows } from '../certification/certification-rows.ts'
import { classroomSummaries } from '../classroom/classroom-summaries.ts'
import type { Audience } from '../content/shown-to.ts'
import { practicalExamRows } from '../practical-exam/practical-exam-rows.ts'

/** What can be ordered: prices in minor units. `country` and `startsAt` are null for what has no place and no date. */
export interface OrderItem {
  relation: OrderRelation
  name: string
  fee: { EUR: number; PLN: number } | null
  country: string | null
  /** In milliseconds. */
  startsAt: number | null
  certificationId: number | null
}

type Found = Omit<OrderItem, 'relation'> | undefined

/** Something to order that an audience is shown, in its language. */
export async function findItem(
  db: Db,
  audience: Audience,
  relation: OrderRelation,
): Promise<OrderItem | undefined> {
  const found = await finders[relation.kind](db, audience, relation.id)
  return found && { ...found, relation }
}

const finders = {
  certification: findCertificationItem,
  classroom: findClassroomItem,
  workshop: findClassroomItem,
  practicalExam: findExamItem,
} as const

async function findCertificationItem(db: Db, audience: Audience, id: number): Promise<Found> {
  const [row] = await certificationRows(db, audience, eq(certification.id, id))
  if (!row) return undefined
  const { fee } = row.certification
  return { name: row.text.name, fee, country: null, startsAt: null, certificationId: id }
}

async function findClassroomItem(db: Db, audience: Audience, id: number): Promise<Found> {
  const [row] = await classroomSummaries(db, audience, { where: eq(classroom.id, id) })
  if (!row) return undefined
  const { name, fee, country, startsAt } = row
  return { name, fee, country, startsAt: Date.parse(startsAt), certificationId: row.certification }
}

async function findExamItem(db: Db, audience: Audience, id: number): Promise<Found> {
  const [row] = await practicalExamRows(db, audience, eq(practicalExam.id, id))
  if (!row) return undefined
  const { fee, country, certification: certificationId } = row.exam
  return { name: row.text.name, fee, country, startsAt: Date.parse(row.startsAt), certificationId }
}
