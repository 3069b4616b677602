import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import type { NewEvent } from '#src/domain/webhook/event.ts'
import { queueEvent } from './queue-event.ts'

/** The data of a mail that its webhook event needs. */
interface MailForEvent {
  kind: MailKind
  learnerId: number | null
  data?: MailData
  now: number
}

type EventBuilder = (tx: Db, mail: MailForEvent, person: Person) => Promise<NewEvent | undefined>
type Person = { id: number; issuer: string | null; subject: string | null }

const enrolled: EventBuilder = async (_, { data: { subject } = {} }, person) =>
  subject && { type: 'learner.enrolled', data: { learner: person, item: subject } }

const paid: EventBuilder = async (tx, { data: { orderId = 0 } = {} }, person) => {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId))
  if (!row?.paidAt) return undefined
  const { seqNo: number, targetId: id, total, vat, currency } = row
  const kind = row.kind === 'workshop' ? 'classroom' : row.kind
  const about = { number, item: { kind, id }, total, vat, currency, paidAt: row.paidAt.toISOString() }
  return { type: 'order.paid', data: { learner: person, ...about } }
}

const issued: EventBuilder = async (tx, { data: { certificateId = 0 } = {} }, person) => {
  const [row] = await tx.select().from(certificate).where(eq(certificate.id, certificateId))
  if (!row) return undefined
  const { number, certificationId } = row
  const [issuedAt, validUntil] = [row.issuedAt.toISOString(), row.validUntil.toISOString()]
  return {
    type: 'certificate.issued',
    data: { learner: person, certificateId, number, certificationId, issuedAt, validUntil },
  }
}

/**
 * The function that builds the webhook event for each kind of mail that has one. Three kinds of mail announce an
 * enrolment.
 */
const builders: Partial<Record<MailKind, EventBuilder>> = {
  enrolled,
  registrationApproved: enrolled,
  promoted: enrolled,
  orderPaid: paid,
  certificateIssued: issued,
}

/**
 * Removes a subject that is an email address. Some providers and partners identify people by address, and receivers
 * of webhooks must not see it.
 */
const withoutAddress = (person: Person): Person =>
  person.subject?.includes('@') ? { ...person, subject: null } : person

/**
 * Queues the webhook events of mails in the same transaction, so that receivers and learners are notified of the
 * same actions.
 */
export async function queueMailEvents(tx: Db, mails: readonly MailForEvent[]): Promise<void> {
  for (const mail of mails) {
    const build = builders[mail.kind]
    if (!build) continue
    const { id, issuer, subject } = learner
    const [person] = await tx
      .select({ id, issuer, subject })
      .from(learner)
      .where(eq(learner.id, mail.learnerId ?? 0))
    const event = person && (await build(tx, mail, withoutAddress(person)))
    if (event) await queueEvent(tx, event, mail.now)
  }
}
