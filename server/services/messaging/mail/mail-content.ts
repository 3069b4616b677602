import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { order } from '#server/db/schema/order.ts'
import { formatDateRequest } from '#server/services/messaging/date-alert/format-date-request.ts'
import { catalogueItemOfOrder, type OrderRow } from '#server/services/money/order/order-row.ts'
import { findCancelledIds } from '#server/services/platform/training-session/find-cancellation.ts'
import type { DateRequestText } from '#src/domain/date-alert/date-alert-filter.ts'
import type { MailData, MailSubject } from '#src/domain/mail/mail-data.ts'
import { findNamedSubject, type NamedSubject } from './subject-of-mail.ts'

export type CertificateRow = typeof certificate.$inferSelect
export type InvoiceRow = typeof invoice.$inferSelect
export type CreditNoteRow = typeof creditNote.$inferSelect

/** All data of a mail, read when it is sent; fields that the mail does not use are null. */
export interface MailContent {
  /** The name of the item that the mail is about; empty if there is no item. */
  itemName: string
  subject: MailSubject | null
  session: NamedSubject['session']
  /** The times of the training session that the learner was moved from. */
  movedFrom: NamedSubject['session']
  /** Whether the item is a classroom that belongs to a certification. */
  isOfCertification: boolean
  order: OrderRow | null
  invoice: InvoiceRow | null
  creditNote: CreditNoteRow | null
  certificate: CertificateRow | null
  newDates: NewDates | null
}

/** A request for new dates, and the matching training sessions that have not begun. */
export interface NewDates {
  request: DateRequestText
  sessions: (NamedSubject & { id: number })[]
}

/** Loads the data of a mail; undefined if a part of it no longer exists. */
export async function loadMailContent(
  db: Db,
  data: MailData,
  language: string,
): Promise<MailContent | undefined> {
  const foundOrder = data.orderId === undefined ? null : await orderById(db, data.orderId)
  const foundCertificate =
    data.certificateId === undefined ? null : await certificateById(db, data.certificateId)
  if (foundOrder === undefined || foundCertificate === undefined) return undefined
  const subject =
    data.subject ??
    (foundOrder && catalogueItemOfOrder(foundOrder)) ??
    (foundCertificate && subjectOfCertificate(foundCertificate))
  const named = subject && (await findNamedSubject(db, subject, language))
  if (named === undefined) return undefined
  return {
    itemName: foundOrder?.goods ?? named?.name ?? data.item ?? '',
    subject,
    session: named?.session ?? null,
    movedFrom: (data.movedFrom && (await findNamedSubject(db, data.movedFrom, language)))?.session ?? null,
    isOfCertification: named?.isOfCertification ?? false,
    order: foundOrder,
    invoice: foundOrder && (await invoiceOf(db, foundOrder.id)),
    creditNote: data.creditNote === undefined ? null : await creditNoteOf(db, data.creditNote),
    certificate: foundCertificate,
    newDates: data.newDates ? await newDatesOf(db, data.newDates, language) : null,
  }
}

async function newDatesOf(
  db: Db,
  { wish, sessions: ids = [] }: NonNullable<MailData['newDates']>,
  language: string,
): Promise<NewDates> {
  const cancelled = await findCancelledIds(db, 'classroom', ids)
  const named = await Promise.all(
    ids
      .filter((id) => !cancelled.has(id))
      .map(async (id) => ({ id, found: await findNamedSubject(db, { kind: 'classroom', id }, language) })),
  )
  const sessions = named.flatMap(({ id, found: foundOrder }) => (foundOrder ? [{ ...foundOrder, id }] : []))
  return { request: await formatDateRequest(db, wish, language), sessions }
}

const subjectOfCertificate = ({ certificationId: id }: CertificateRow): MailSubject => ({
  kind: 'certification',
  id,
})

async function orderById(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id))
  return row
}

async function certificateById(db: Db, id: number): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id))
  return row
}

async function invoiceOf(db: Db, orderId: number): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoice).where(eq(invoice.orderId, orderId))
  return row ?? null
}

async function creditNoteOf(db: Db, number: string): Promise<CreditNoteRow | null> {
  const [row] = await db.select().from(creditNote).where(eq(creditNote.number, number))
  return row ?? null
}
