import type { MailKind } from '../../../src/domain/mail/mail-kind.ts'
import type { Db } from '../../db/client.ts'
import type { Documents } from '../../ports/documents.ts'
import type { MailAttachment } from '../../ports/mail.ts'
import { ownCalendarFile } from '../calendar/own-calendar-file.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailPlace } from './place-of-mail.ts'

/** The mails that put something into a calendar, change it there or take it out. */
const dated: ReadonlySet<MailKind> = new Set([
  'registrationReceived',
  'registrationApproved',
  'enrolled',
  'promoted',
  'promotedToPay',
  'cancelled',
  'sessionChanged',
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

/** The file for the calendar of whoever has a date; undefined without one. */
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

/** The invoice, for the mail that brings it. */
export async function invoiceOfMail(
  documents: Documents,
  { row, content: { invoice } }: Pick<Attaching, 'row' | 'content'>,
): Promise<MailAttachment | undefined> {
  if (row.kind !== 'invoice' || !invoice) return undefined
  const content = await documents.render('invoice', invoice.language, invoice.snapshot)
  return { name: `${invoice.number}.pdf`, type: 'application/pdf', content }
}
