import type { Sites } from '../../../src/sites/load-sites.ts'
import type { Db } from '../../db/client.ts'
import type { Documents } from '../../ports/documents.ts'
import type { Mail } from '../../ports/mail.ts'
import { learnerFile } from '../learner/learner-file.ts'
import { calendarOfMail, invoiceOfMail } from './attachments-of-mail.ts'
import type { MailRow } from './claim-mail.ts'
import { isStillSo } from './is-still-so.ts'
import type { MailColours } from './letter.ts'
import { letterOfMail } from './letter-of-mail.ts'
import { contentOfMail } from './mail-content.ts'
import { placeOfMail } from './place-of-mail.ts'
import { logoCid, renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** What mails are written with. */
export interface Desk {
  db: Db
  sites: Sites
  /** Of the tenants: links are made from these alone. */
  origins: Record<'main' | 'sister', string>
  documents: Documents
  /** By brand: colours, and the mark as a PNG. */
  stationery: Record<'main' | 'thermal', { colours: MailColours; logo: Uint8Array }>
}

/** The key of a mail; it goes with the account of whoever gets it. */
export const keyOfMail = ({ id, learnerId }: Pick<MailRow, 'id' | 'learnerId'>): string =>
  learnerId === null ? `mail-${id}` : learnerFile(learnerId, `mail-${id}`)

/** A mail, whole, as it stands at this moment; undefined where there is nothing to say any more. */
export async function writeMail(desk: Desk, row: MailRow, now: number): Promise<Mail | undefined> {
  const { db, sites, origins, documents, stationery } = desk
  const place = await placeOfMail(db, sites, row)
  const content = place && (await contentOfMail(db, row.data, place.language))
  if (!place || !content || !(await isStillSo(db, row, content, now))) return undefined
  const { name: portal, contact, brand } = sites.tenants[place.site.tenant]
  const { colours, logo } = stationery[brand]
  const origin = origins[place.site.tenant]
  const calendar = await calendarOfMail(db, { row, place, content, origin, portal, now })
  const paper = await invoiceOfMail(documents, { row, content })
  const dated = calendar !== undefined
  const letter = letterOfMail({ row, place, content, origins, portal, contact, dated, now })
  const mark = { name: 'logo.png', type: 'image/png', content: logo, cid: logoCid }
  return {
    key: keyOfMail(row),
    name: `mail-${row.id}-${row.queuedAt.getTime().toString(36)}`,
    from: portal,
    replyTo: contact,
    to: { name: place.name, address: place.address },
    language: letter.language,
    subject: letter.subject,
    html: renderHtml(letter, colours),
    text: renderText(letter),
    attachments: [mark, ...(calendar ? [calendar] : []), ...(paper ? [paper] : [])],
  }
}
