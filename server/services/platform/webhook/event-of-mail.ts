import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import type { NewEvent } from '#src/domain/webhook/event.ts'
import { queueEvent } from './queue-event.ts'

/** What a learner is mailed of, as far as others are told of it. */
interface Told {
  kind: MailKind
  learnerId: number | null
  data?: MailData
  now: number
}

type Maker = (tx: Db, told: Told, person: Person) => Promise<NewEvent | undefined>
type Person = { id: number; issuer: string | null; subject: string | null }

const enrolled: Maker = async (_, { data: { subject } = {} }, person) =>
  subject && { type: 'learner.enrolled', data: { learner: person, item: subject } }

const paid: Maker = async (tx, { data: { orderId = 0 } = {} }, person) => {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId))
  if (!row?.paidAt) return undefined
  const { seqNo: number, targetId: id, total, vat, currency } = row
  const kind = row.kind === 'workshop' ? 'classroom' : row.kind
  const about = { number, item: { kind, id }, total, vat, currency, paidAt: row.paidAt.toISOString() }
  return { type: 'order.paid', data: { learner: person, ...about } }
}

const issued: Maker = async (tx, { data: { certificateId = 0 } = {} }, person) => {
  const [row] = await tx.select().from(certificate).where(eq(certificate.id, certificateId))
  if (!row) return undefined
  const { number, certificationId } = row
  const [issuedAt, validUntil] = [row.issuedAt.toISOString(), row.validUntil.toISOString()]
  return {
    type: 'certificate.issued',
    data: { learner: person, certificateId, number, certificationId, issuedAt, validUntil },
  }
}

/** The mails whose act others are told of too. Who enrols is told of it in one of three ways. */
const makers: Partial<Record<MailKind, Maker>> = {
  enrolled,
  registrationApproved: enrolled,
  promoted: enrolled,
  orderPaid: paid,
  certificateIssued: issued,
}

/** Some providers and partners name people by their addresses, which are nobody's business here. */
const unaddressed = (person: Person): Person =>
  person.subject?.includes('@') ? { ...person, subject: null } : person

/** Writes down the events of acts that learners are mailed of, in the same transaction: what is told to the one is told to the others. */
export async function queueEventsOf(tx: Db, mails: readonly Told[]): Promise<void> {
  for (const each of mails) {
    const make = makers[each.kind]
    if (!make) continue
    const { id, issuer, subject } = learner
    const [person] = await tx
      .select({ id, issuer, subject })
      .from(learner)
      .where(eq(learner.id, each.learnerId ?? 0))
    const event = person && (await make(tx, each, unaddressed(person)))
    if (event) await queueEvent(tx, event, each.now)
  }
}
