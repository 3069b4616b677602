import type { Db } from '#server/db/client.ts'
import type { DocumentMaker } from '#server/ports/documents.ts'
import type { Mail } from '#server/ports/mail.ts'
import { learnerFile } from '#server/services/platform/document/learner-file.ts'
import { newDatesPath } from '#src/contract/messaging/date-alert.ts'
import type { MessageText } from '#src/domain/message/message.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { calendarOfMail, documentOfMail } from './attachments-of-mail.ts'
import { bodyOfMail } from './body-of-mail.ts'
import type { MailRow } from './claim-mail.ts'
import { isStillSo } from './is-still-so.ts'
import type { MailColours } from './mail-body.ts'
import { contentOfMail } from './mail-content.ts'
import { placeOfMail } from './place-of-mail.ts'
import { logoCid, renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { textOfMessage } from './text-of-message.ts'

/** Everything that mails are written with. */
export interface Desk {
  db: Db
  sites: Sites
  /** The origins of the tenants: links are made from these alone. */
  origins: Record<'main' | 'sister', string>
  documents: DocumentMaker
  /** By brand: the colours, and the logo as a PNG. */
  stationery: Record<'main' | 'thermal', { colours: MailColours; logo: Uint8Array }>
}

/** The storage's key of a mail that is kept; a learner's mails are deleted with the account. */
export const keyOfMail = ({ id, learnerId }: Pick<MailRow, 'id' | 'learnerId'>): string =>
  learnerId === null ? `mail-${id}` : learnerFile(learnerId, `mail-${id}`)

/** The address by which mail programs end the mails about new dates. RFC 8058. */
const oneClickEnd = (origin: string, { siteId }: Pick<Site, 'siteId'>, { data }: MailRow): string =>
  `${origin}${newDatesPath}/end?siteId=${siteId}&token=${data.newDates?.token ?? ''}`

/** A mail that was written, and its words for the learner to read in the portal. */
export interface WrittenMail {
  mail: Mail
  text: MessageText | undefined
}

/** The whole mail, as things are at this moment; undefined where there is nothing to say any more. */
export async function writeMail(desk: Desk, row: MailRow, now: number): Promise<WrittenMail | undefined> {
  const { db, sites, origins, documents, stationery } = desk
  const place = await placeOfMail(db, sites, row)
  const content = place && (await contentOfMail(db, row.data, place.language))
  if (!place || !content || !(await isStillSo(db, row, content, now))) return undefined
  const { name: portal, contact, brand } = sites.tenants[place.site.tenant]
  const { colours, logo } = stationery[brand]
  const origin = origins[place.site.tenant]
  const calendar = await calendarOfMail(db, { row, place, content, origin, portal, now })
  const paper = await documentOfMail(documents, { row, content })
  const dated = calendar !== undefined
  const body = bodyOfMail({ row, place, content, origins, portal, contact, dated, now })
  const mark = { name: 'logo.png', type: 'image/png', content: logo, cid: logoCid }
  const mail = {
    key: keyOfMail(row),
    name: `mail-${row.id}-${row.queuedAt.getTime().toString(36)}`,
    from: portal,
    replyTo: contact,
    to: { name: place.name, address: place.address },
    language: body.language,
    subject: body.subject,
    html: renderHtml(body, colours),
    text: renderText(body),
    ...(row.kind === 'newDatesFound' && { unsubscribe: oneClickEnd(origin, place.site, row) }),
    attachments: [mark, ...(calendar ? [calendar] : []), ...(paper ? [paper] : [])],
  }
  return { mail, text: textOfMessage({ row, body, content, dated }) }
}
