import type { Db } from '#server/db/client.ts'
import type { DocumentMaker } from '#server/ports/documents.ts'
import type { Mail } from '#server/ports/mail.ts'
import { learnerFileKey } from '#server/services/platform/document/learner-file-key.ts'
import { unsubscribePath } from '#src/contract/messaging/date-alert.ts'
import type { MessageText } from '#src/domain/message/message.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { renderMailCalendar, renderMailDocument } from './attachments-of-mail.ts'
import { bodyOfMail } from './body-of-mail.ts'
import type { MailRow } from './claim-mail.ts'
import { findRecipient } from './find-recipient.ts'
import { isMailRelevant } from './is-mail-relevant.ts'
import type { MailColors } from './mail-body.ts'
import { loadMailContent } from './mail-content.ts'
import { logoCid, renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'
import { textOfMessage } from './text-of-message.ts'

/** The dependencies of rendering a mail. */
export interface MailDependencies {
  db: Db
  sites: Sites
  /** The origins of the tenants. Links in mails are built only from these origins. */
  origins: Record<'main' | 'sister', string>
  documents: DocumentMaker
  /** The colors, and the logo as PNG, by brand. */
  styleByBrand: Record<'main' | 'thermal', { colours: MailColors; logo: Uint8Array }>
}

/** Returns the storage key of a stored mail; a learner's mails are deleted with the account. */
export const mailFileKey = ({ id, learnerId }: Pick<MailRow, 'id' | 'learnerId'>): string =>
  learnerId === null ? `mail-${id}` : learnerFileKey(learnerId, `mail-${id}`)

/** Returns the one-click unsubscribe URL of mails about new dates. RFC 8058. */
const unsubscribeUrl = (origin: string, { siteId }: Pick<Site, 'siteId'>, { data }: MailRow): string =>
  `${origin}${unsubscribePath}/end?siteId=${siteId}&token=${data.newDates?.token ?? ''}`

/** A rendered mail, and its text for the learner to read in the portal. */
export interface RenderedMail {
  mail: Mail
  text: MessageText | undefined
}

/** Renders a mail from current data; undefined if the mail is no longer relevant. */
export async function renderMail(
  deps: MailDependencies,
  row: MailRow,
  now: number,
): Promise<RenderedMail | undefined> {
  const { db, sites, origins, documents, styleByBrand: stationery } = deps
  const recipient = await findRecipient(db, sites, row)
  const content = recipient && (await loadMailContent(db, row.data, recipient.language))
  if (!recipient || !content || !(await isMailRelevant(db, row, content, now))) return undefined
  const { name: portal, contact, brand } = sites.tenants[recipient.site.tenant]
  const { colours, logo } = stationery[brand]
  const origin = origins[recipient.site.tenant]
  const calendar = await renderMailCalendar(db, { row, recipient, content, origin, portal, now })
  const pdf = await renderMailDocument(documents, { row, content })
  const dated = calendar !== undefined
  const body = bodyOfMail({ row, recipient, content, origins, portal, contact, hasCalendarFile: dated, now })
  const logoAttachment = { name: 'logo.png', type: 'image/png', content: logo, cid: logoCid }
  const mail = {
    key: mailFileKey(row),
    name: `mail-${row.id}-${row.queuedAt.getTime().toString(36)}`,
    from: portal,
    replyTo: contact,
    to: { name: recipient.name, address: recipient.address },
    language: body.language,
    subject: body.subject,
    html: renderMailHtml(body, colours),
    text: renderMailText(body),
    ...(row.kind === 'newDatesFound' && { unsubscribe: unsubscribeUrl(origin, recipient.site, row) }),
    attachments: [logoAttachment, ...(calendar ? [calendar] : []), ...(pdf ? [pdf] : [])],
  }
  return { mail, text: textOfMessage({ row, body, content, dated }) }
}
