import type { Db } from '#server/db/client.ts'
import type { DocumentMaker } from '#server/ports/documents.ts'
import type { MailAttachment } from '#server/ports/mail.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { createCalendarFile } from '../calendar/create-calendar-file.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailRecipient } from './find-recipient.ts'
import type { MailContent } from './mail-content.ts'

/** The kinds of mails with a calendar file, which adds, changes or removes a calendar entry. */
const kindsWithCalendar: ReadonlySet<MailKind> = new Set([
  'registrationReceived',
  'registrationApproved',
  'enrolled',
  'promoted',
  'promotedToPay',
  'cancelled',
  'sessionChanged',
  'sessionCancelled',
  'sessionCancelledMoved',
  'sessionCancelledRefund',
  'sessionCancelledUnpaid',
  'moved',
  'reminder',
])

interface AttachmentInput {
  row: MailRow
  recipient: MailRecipient
  content: MailContent
  origin: string
  portal: string
  now: number
}

/** Returns the calendar file for a mail about a date; undefined for other mails. */
export async function renderMailCalendar(
  db: Db,
  input: AttachmentInput,
): Promise<MailAttachment | undefined> {
  const { row, recipient, content, ...rest } = input
  const { subject } = content
  if (!kindsWithCalendar.has(row.kind) || row.learnerId === null || !subject) return undefined
  if (subject.kind !== 'classroom' && subject.kind !== 'practicalExam') return undefined
  const kind = subject.kind === 'classroom' ? ('classroom' as const) : ('practical-exam' as const)
  const { site } = recipient
  const language = site.languages.includes(recipient.language)
    ? recipient.language
    : (site.languages[0] as string)
  const fileInput = { ...rest, kind, site, language, learnerId: row.learnerId, id: subject.id }
  const text = await createCalendarFile(db, fileInput)
  return text === undefined
    ? undefined
    : { name: `${kind}-${subject.id}.ics`, type: 'text/calendar; charset=utf-8', content: text }
}

/**
 * Returns the PDF of the invoice or the credit note, for the mail that sends it; undefined for other mails.
 */
export async function renderMailDocument(
  documents: DocumentMaker,
  { row: { kind }, content: { invoice, creditNote } }: Pick<AttachmentInput, 'row' | 'content'>,
): Promise<MailAttachment | undefined> {
  if (kind === 'invoice' && invoice)
    return pdfOf(invoice, await documents.render('invoice', invoice.language, invoice.snapshot))
  if (kind === 'creditNote' && creditNote)
    return pdfOf(creditNote, await documents.render('creditNote', creditNote.language, creditNote.snapshot))
  return undefined
}

const pdfOf = ({ number }: { number: string }, content: Uint8Array): MailAttachment => ({
  name: `${number}.pdf`,
  type: 'application/pdf',
  content,
})
