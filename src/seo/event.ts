import type { EducationEvent, Offer } from 'schema-dts'
import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import type { Offer as Terms } from '../domain/order/offer.ts'
import type { ExamDate } from '../page-data/data/certification.ts'
import type { PortalOrganization } from './json-ld.ts'
import { describeVenue } from './venue-place.ts'

/** The page of an event: its absolute URL and picture, and the organizer. */
interface EventPage {
  url: string
  /** The URL of the same page on the site that sells the event, if another site sells it. */
  soldAt?: string | undefined
  image: string
  organizer: PortalOrganization
  cancelled: boolean
}

const attendance = (onSite: boolean) =>
  `https://schema.org/${onSite ? 'Offline' : 'Online'}EventAttendanceMode` as const

/**
 * Returns the price of an event, on this site or another one, with or without VAT as the page shows it; an empty
 * object if the event is not offered.
 */
function offersOf(terms: Terms, { url, soldAt }: EventPage, startsAt: string): { offers?: Offer } {
  if (terms.kind === 'notOffered') return {}
  // Seats are always limited, but the number of free seats is not known when the page is published.
  const availability = 'https://schema.org/LimitedAvailability'
  const common = { '@type': 'Offer', url: soldAt ?? url, validThrough: startsAt, availability } as const
  if (terms.kind === 'free')
    return { offers: { ...common, price: '0.00', priceCurrency: 'EUR', category: 'Free' } }
  const { price } = terms
  const costs = { price: (price.amount / 100).toFixed(2), priceCurrency: price.currency }
  const valueAddedTaxIncluded = price.vat === 'included'
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...costs, valueAddedTaxIncluded } as const
  return { offers: { ...common, ...costs, priceSpecification } }
}

/** Returns the structured data of a session. The location of an online session is the URL of its page. */
function event(
  session: Pick<
    ClassroomSummary,
    'name' | 'startsAt' | 'endsAt' | 'location' | 'country' | 'language' | 'offer'
  >,
  page: EventPage,
  onSite: boolean,
): Exclude<EducationEvent, string> {
  const { url, image, organizer, cancelled } = page
  return {
    '@type': 'EducationEvent',
    name: session.name,
    startDate: session.startsAt,
    endDate: session.endsAt,
    inLanguage: session.language,
    url,
    image,
    organizer,
    eventStatus: cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendance(onSite),
    location: onSite ? describeVenue(session) : { '@type': 'VirtualLocation', url },
    ...(cancelled ? {} : offersOf(session.offer, page, session.startsAt)),
  }
}

export const describeClassroomEvent = (classroom: ClassroomSummary, page: EventPage): EducationEvent => ({
  ...event({ ...classroom, country: classroom.venue ?? classroom.country }, page, classroom.venue !== null),
  description: classroom.summary,
  maximumAttendeeCapacity: classroom.capacity,
  performer: classroom.trainers.map(({ name }) => ({ '@type': 'Person', name })),
})

export const describeExamEvent = (exam: ExamDate, page: EventPage): EducationEvent => ({
  ...event(exam, page, true),
  maximumAttendeeCapacity: exam.capacity,
})
