import { paymentPlaces } from '#server/services/money/order/payment-places.ts'
import { direction } from '#src/domain/language/script.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import { isOptional, mailButtons } from '#src/domain/mail/mail-kind.ts'
import { type Place, placeOf, routes } from '#src/routes.ts'
import { payingSite } from '#src/sites/selling-site.ts'
import { baseLanguage, type Site } from '#src/sites/site.ts'
import type { MailRow } from './claim-mail.ts'
import { factsOfMail } from './facts-of-mail.ts'
import type { MailBody } from './mail-body.ts'
import type { MailContent } from './mail-content.ts'
import { type MailWords, mailWords } from './mail-words.ts'
import type { MailPlace } from './place-of-mail.ts'
import { pageOfSubject } from './subject-of-mail.ts'

export interface MailContext {
  row: MailRow
  place: MailPlace
  content: MailContent
  origins: Record<'main' | 'sister', string>
  portal: string
  contact: string
  /** Whether a calendar file is attached. */
  dated: boolean
  now: number
}

/** The contents of a mail in the language of its reader, before it is laid out. */
export function bodyOfMail(writing: MailContext): MailBody {
  const { row, place, content, portal } = writing
  const words = mailWords(place.language)
  const end = endOf(writing)
  const values = {
    what: content.newDates ? words.wish(content.newDates.wish) : content.what,
    portal,
    order: content.order?.seqNo,
    number: content.creditNote?.number ?? content.invoice?.number ?? row.data.requestId,
    name: row.data.requestedName,
    before: content.movedFrom && words.session(content.movedFrom, content.movedFrom.zone),
    result: row.data.result && words.say(`result.${row.data.result}`),
    when: end && words.away(Date.parse(end), writing.now),
  }
  return {
    language: words.language,
    direction: direction(words.language),
    portal,
    subject: words.say(`${row.kind}.subject`, values),
    greeting: place.name ? words.say('hello', { name: place.name }) : words.say('helloNobody'),
    paragraphs: [words.say(`${row.kind}.lead`, values), ...furtherOf(writing, words)],
    facts: factsOfMail({ kind: row.kind, data: row.data, content, site: place.site, words }),
    colon: words.say('colon'),
    button: {
      label: words.say(`button.${mailButtons[row.kind]}`),
      url: addressOf(writing),
    },
    notes: notesOf(writing, words),
  }
}

/** The instant that a mail may count the days to: of its session, its certificate, or the end that it states. */
const endOf = ({ row: { data }, content: { session, certificate } }: MailContext): string | undefined =>
  session?.startsAt ?? certificate?.validUntil.toISOString() ?? data.until

const reviewed = new Set(['registrationReceived'])

function furtherOf({ row: { kind, data }, dated }: MailContext, { say }: MailWords): string[] {
  return [
    ...(data.answer ? data.answer.split(/\n+/) : []),
    ...(reviewed.has(kind) ? [say('next.review')] : []),
    ...(kind === 'bankDetails' ? [say('next.transfer')] : []),
    ...(dated ? [say('next.attached')] : []),
  ]
}

/**
 * The place that a mail links to: the site, in the reader's language where the site has it. Made of
 * configuration, never of what a request said.
 */
function pageOf({ place: { language } }: MailContext, site: Site): Place {
  return placeOf(site, site.languages.includes(language) ? language : baseLanguage(site), 'desktop')
}

/** The site that sells what a mail is about: another one than the reader's where that does not sell it. */
const sellerOf = ({ place: { site }, content: { order } }: MailContext): Site =>
  payingSite(site, order?.siteId) ?? site

function addressOf(writing: MailContext): string {
  const { row, place, content, origins } = writing
  const { subject, order, certificate } = content
  const origin = origins[place.site.tenant]
  const page = pageOf(writing, order ? sellerOf(writing) : place.site)
  const button = mailButtons[row.kind]
  if (button === 'pay') {
    const target = order ? { kind: order.kind, id: order.targetId } : targetOf(content)
    if (target) {
      return paymentPlaces({ config: { origins }, site: sellerOf(writing), language: place.language }, target)
        .backTo
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
 * What a learner who came from a waiting list has to pay: the classroom, with a certification or without one.
 */
function targetOf({ subject, ofCertification }: MailContent) {
  if (!subject || subject.kind === 'course') return null
  const kind = subject.kind === 'classroom' && !ofCertification ? ('workshop' as const) : subject.kind
  return { kind, id: subject.id }
}

/** Where the dates are that a mail tells of: the one, or the list that they are in. */
function datesAt(
  page: Place,
  { wish }: NonNullable<MailData['newDates']>,
  { newDates }: MailContent,
): string {
  const [first, ...more] = newDates?.sessions ?? []
  if (first && more.length === 0) return routes.classroom(page, first.id)
  if (wish.certificationId !== null) return routes.certification(page, wish.certificationId)
  return wish.kind ? routes.classrooms(page, wish.kind) : routes.workshops(page)
}

function notesOf(writing: MailContext, { say }: MailWords): MailBody['notes'] {
  const { row, place, portal, contact, origins } = writing
  const preferences = origins[place.site.tenant] + routes.personalInformation(pageOf(writing, place.site))
  return [
    { text: say('questions', { contact }) },
    { text: say(place.hasAccount ? 'why' : 'whyNobody', { portal }) },
    ...(row.kind === 'newDatesFound' && row.data.newDates
      ? [
          {
            text: say('newDates.stop'),
            url: `${origins[place.site.tenant]}${routes.newDates(pageOf(writing, place.site))}?end=${row.data.newDates.token}`,
          },
        ]
      : []),
    ...(isOptional(row.kind) ? [{ text: say('reminders'), url: preferences }] : []),
  ]
}
