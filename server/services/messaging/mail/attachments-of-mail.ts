import type { Db } from '#server/db/client.ts'
import type { DocumentMaker } from '#server/ports/documents.ts'
import type { MailAttachment } from '#server/ports/mail.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { ownCalendarFile } from '../calendar/own-calendar-file.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailPlace } from './place-of-mail.ts'

/** The mails with a calendar file, which adds an entry, changes it or removes it. */
const dated: ReadonlySet<MailKind> = new Set([
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

interface Attaching {
  row: MailRow
  place: MailPlace
  content: MailContent
  origin: string
  portal: string
  now: number
}

/** The calendar file that goes with a mail about a date; undefined for other mails. */
export async function calendarOfMail(db: Db, attaching: Attaching): Promise<MailAttachment | undefined> {
  const { row, place, content, ...from } = attaching
  const { subject } = content
  if (!dated.has(row.kind) || row.learnerId === null || !subject) return undefined
  if (subject.kind !== 'classroom' && subject.kind !== 'practicalExam') return undefined
  const kind = subject.kind === 'classroom' ? ('classroom' as const) : ('practical-exam' as const)
  const { site } = place
  const language = site.languages.includes(place.language) ? place.language : (site.languages[0] as string)
  const wish = { ...from, kind, site, language, learnerId: row.learnerId, id: subject.id }
  const text = await ownCalendarFile(db, wish)
  return text === undefined
    ? undefined
    : { name: `${kind}-${subject.id}.ics`, type: 'text/calendar; charset=utf-8', content: text }
}

/** The PDF of the invoice or the credit note, for the mail that sends it; undefined for other mails. */
export async function documentOfMail(
  documents: DocumentMaker,
  { row: { kind }, content: { invoice, creditNote } }: Pick<Attaching, 'row' | 'content'>,
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
