import type { EducationEvent, Offer, Place } from 'schema-dts'
import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import type { Offer as Terms } from '../domain/order/offer.ts'
import type { ExamDate } from '../page-data/data/certification.ts'
import type { PortalOrganization } from './json-ld.ts'

/** The page of an event: its absolute address and picture, and who holds it. */
interface Held {
  url: string
  /** The address of the same page on the site that sells it, where that is another one. */
  soldAt?: string | undefined
  image: string
  organizer: PortalOrganization
  /** Whether the organiser has cancelled it. */
  cancelled: boolean
}

const attendance = (onSite: boolean) =>
  `https://schema.org/${onSite ? 'Offline' : 'Online'}EventAttendanceMode` as const

/** The venue that a location begins with, and the address behind its first comma; without the marks that direct its reading. */
function placeOf({ location, country }: Pick<ClassroomSummary, 'location' | 'country'>): Place {
  const [name = location, ...address] = location.replaceAll('\u200e', '').split(/[,،]\s*/)
  const streetAddress = address.join(', ') || name
  return {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress, addressCountry: country },
  }
}

/** What taking part costs, on whichever site it is sold; on pages without VAT, as the page says it. Nothing where it is not offered. */
function offersOf(terms: Terms, { url, soldAt }: Held, startsAt: string): { offers?: Offer } {
  if (terms.kind === 'notOffered') return {}
  const offered = { '@type': 'Offer', url: soldAt ?? url, validThrough: startsAt } as const
  if (terms.kind === 'free')
    return { offers: { ...offered, price: '0.00', priceCurrency: 'EUR', category: 'Free' } }
  const { price } = terms
  const costs = { price: (price.amount / 100).toFixed(2), priceCurrency: price.currency }
  const valueAddedTaxIncluded = price.vat === 'included'
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...costs, valueAddedTaxIncluded } as const
  return { offers: { ...offered, ...costs, priceSpecification } }
}

/** The structured data of a session with a date. The page also serves as the place of an online one. */
function event(
  session: Pick<
    ClassroomSummary,
    'name' | 'startsAt' | 'endsAt' | 'location' | 'country' | 'language' | 'offer'
  >,
  held: Held,
  onSite: boolean,
): Exclude<EducationEvent, string> {
  const { url, image, organizer, cancelled } = held
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
    location: onSite ? placeOf(session) : { '@type': 'VirtualLocation', url },
    ...(cancelled ? {} : offersOf(session.offer, held, session.startsAt)),
  }
}

export const courseEvent = (classroom: ClassroomSummary, held: Held): EducationEvent => ({
  ...event({ ...classroom, country: classroom.venue ?? classroom.country }, held, classroom.venue !== null),
  description: classroom.summary,
  maximumAttendeeCapacity: classroom.capacity,
  performer: classroom.trainers.map(({ name }) => ({ '@type': 'Person', name })),
})

export const examEvent = (exam: ExamDate, held: Held): EducationEvent => ({
  ...event(exam, held, true),
  maximumAttendeeCapacity: exam.capacity,
})
