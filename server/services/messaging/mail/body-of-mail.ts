import { paymentReturnUrlsOf } from '#server/services/money/order/payment-return-urls.ts'
import { textDirectionOf } from '#src/domain/language/script.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import { buttonPageByMailKind, isOptionalMail } from '#src/domain/mail/mail-kind.ts'
import { type Place, placeOf, routes } from '#src/routes.ts'
import { findPayingSite } from '#src/sites/selling-site.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailRecipient } from './find-recipient.ts'
import type { MailBody } from './mail-body.ts'
import type { MailContent } from './mail-content.ts'
import { mailDetailsOf } from './mail-details.ts'
import { createMailTranslator, type MailTranslator } from './mail-translator.ts'
import { pageOfSubject } from './subject-of-mail.ts'

export interface MailContext {
  row: MailRow
  recipient: MailRecipient
  content: MailContent
  origins: Record<'main' | 'sister', string>
  portal: string
  contact: string
  /** Whether a calendar file is attached to the mail. */
  hasCalendarFile: boolean
  now: number
}

/** Returns the contents of a mail in the recipient's language, before rendering. */
export function bodyOfMail(context: MailContext): MailBody {
  const { row, recipient, content, portal } = context
  const words = createMailTranslator(recipient.language)
  const end = endOf(context)
  const values = {
    what: content.newDates ? words.dateRequest(content.newDates.request) : content.itemName,
    portal,
    order: content.order?.seqNo,
    number: content.creditNote?.number ?? content.invoice?.number ?? row.data.requestId,
    name: row.data.requestedName,
    before: content.movedFrom && words.session(content.movedFrom, content.movedFrom.zone),
    result: row.data.result && words.translate(`result.${row.data.result}`),
    when: end && words.timeUntil(Date.parse(end), context.now),
  }
  return {
    language: words.language,
    direction: textDirectionOf(words.language),
    portal,
    subject: words.translate(`${row.kind}.subject`, values),
    greeting: recipient.name
      ? words.translate('hello', { name: recipient.name })
      : words.translate('helloNobody'),
    paragraphs: [words.translate(`${row.kind}.lead`, values), ...furtherParagraphs(context, words)],
    details: mailDetailsOf({ kind: row.kind, data: row.data, content, site: recipient.site, words }),
    colon: words.translate('colon'),
    button: {
      label: words.translate(`button.${buttonPageByMailKind[row.kind]}`),
      url: urlOf(context),
    },
    notes: notesOf(context, words),
  }
}

/**
 * Returns the instant to which a mail counts the days: the start of its training session, the end of its certificate,
 * or the end that its data contains; undefined for other mails.
 */
const endOf = ({ row: { data }, content: { session, certificate } }: MailContext): string | undefined =>
  session?.startsAt ?? certificate?.validUntil.toISOString() ?? data.until

const kindsWithReview = new Set(['registrationReceived'])

function furtherParagraphs(
  { row: { kind, data }, hasCalendarFile: dated }: MailContext,
  { translate: say }: MailTranslator,
): string[] {
  return [
    ...(data.answer ? data.answer.split(/\n+/) : []),
    ...(kindsWithReview.has(kind) ? [say('next.review')] : []),
    ...(kind === 'bankDetails' ? [say('next.transfer')] : []),
    ...(dated ? [say('next.attached')] : []),
  ]
}

/**
 * Returns the page to which a mail links: a page of the site, in the recipient's language if the site has it. The
 * URL is built from the configuration, never from a request.
 */
function pageOf({ recipient: { language } }: MailContext, site: Site): Place {
  return placeOf(site, site.languages.includes(language) ? language : baseLanguageOf(site), 'desktop')
}

/**
 * Returns the site that sells the item of a mail: the recipient's site, or another site if the recipient's site
 * doesn't sell the item.
 */
const sellerOf = ({ recipient: { site }, content: { order } }: MailContext): Site =>
  findPayingSite(site, order?.siteId) ?? site

function urlOf(context: MailContext): string {
  const { row, recipient, content, origins } = context
  const { subject, order, certificate } = content
  const origin = origins[recipient.site.tenant]
  const page = pageOf(context, order ? sellerOf(context) : recipient.site)
  const button = buttonPageByMailKind[row.kind]
  if (button === 'pay') {
    const target = order ? { kind: order.kind, id: order.targetId } : targetOf(content)
    if (target) {
      return paymentReturnUrlsOf(
        { config: { origins }, site: sellerOf(context), language: recipient.language },
        target,
      ).cancelUrl
    }
  }
  if (button === 'invitation' && row.data.code) {
    const to = subject?.kind === 'practicalExam' ? routes.examInvitation : routes.invitation
    return `${origin}${to(page)}?code=${encodeURIComponent(row.data.code)}`
  }
  if (button === 'certificate' && certificate) return origin + routes.certificateAt(page, certificate.number)
  if (button === 'details' && subject) return origin + pageOfSubject(page, subject)
  if (row.data.newDates && button === 'confirmDates')
    return `${origin}${routes.newDates(page)}?confirm=${row.data.newDates.token}`
  if (row.data.newDates && button === 'dates') return origin + datesAt(page, row.data.newDates, content)
  return origin + (button === 'home' ? routes.home(page) : routes.myLearning(page))
}

/**
 * Returns the item that a learner has to pay after moving up from a waiting list: the classroom, as part of a
 * certification or as a workshop. Null for a mail without such an item.
 */
function targetOf({ subject, isOfCertification: ofCertification }: MailContent) {
  if (!subject || subject.kind === 'course') return null
  const kind = subject.kind === 'classroom' && !ofCertification ? ('workshop' as const) : subject.kind
  return { kind, id: subject.id }
}

/**
 * Returns the URL of the dates in a mail: the page of the date if there is only one date, otherwise the list that
 * contains the dates.
 */
function datesAt(
  page: Place,
  { wish: request }: NonNullable<MailData['newDates']>,
  { newDates }: MailContent,
): string {
  const [first, ...others] = newDates?.sessions ?? []
  if (first && others.length === 0) return routes.classroom(page, first.id)
  if (request.certificationId !== null) return routes.certification(page, request.certificationId)
  return request.kind ? routes.classrooms(page, request.kind) : routes.workshops(page)
}

function notesOf(context: MailContext, { translate: say }: MailTranslator): MailBody['notes'] {
  const { row, recipient, portal, contact, origins } = context
  const preferences =
    origins[recipient.site.tenant] + routes.personalInformation(pageOf(context, recipient.site))
  return [
    { text: say('questions', { contact }) },
    { text: say(recipient.hasAccount ? 'why' : 'whyNobody', { portal }) },
    ...(row.kind === 'newDatesFound' && row.data.newDates
      ? [
          {
            text: say('newDates.stop'),
            url: `${origins[recipient.site.tenant]}${routes.newDates(pageOf(context, recipient.site))}?end=${row.data.newDates.token}`,
          },
        ]
      : []),
    ...(isOptionalMail(row.kind) ? [{ text: say('reminders'), url: preferences }] : []),
  ]
}
