import type { EducationEvent, Offer, Place } from 'schema-dts'
import type { ExamDate } from '../content/data/certification.ts'
import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import { isOnSite } from '../domain/classroom/on-site.ts'
import type { PublicPrice } from '../domain/order/public-price.ts'
import type { Portal } from './json-ld.ts'

/** The page of an event: its absolute address and picture, and who holds it. */
interface Held {
  url: string
  image: string
  organizer: Portal
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

/** What taking part costs; on pages without VAT, as the page says it. */
function offer(price: PublicPrice | null, url: string, startsAt: string): Offer {
  const offered = { '@type': 'Offer', url, validThrough: startsAt } as const
  if (!price) return { ...offered, price: '0.00', priceCurrency: 'EUR', category: 'Free' }
  const costs = { price: (price.amount / 100).toFixed(2), priceCurrency: price.currency }
  const valueAddedTaxIncluded = price.vat === 'included'
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...costs, valueAddedTaxIncluded } as const
  return { ...offered, ...costs, priceSpecification }
}

/** The structured data of a session with a date. The page also serves as the place of an online one. */
function event(
  session: Pick<
    ClassroomSummary,
    'name' | 'startsAt' | 'endsAt' | 'location' | 'country' | 'language' | 'price'
  >,
  { url, image, organizer }: Held,
  onSite: boolean,
): Exclude<EducationEvent, string> {
  return {
    '@type': 'EducationEvent',
    name: session.name,
    startDate: session.startsAt,
    endDate: session.endsAt,
    inLanguage: session.language,
    url,
    image,
    organizer,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendance(onSite),
    location: onSite ? placeOf(session) : { '@type': 'VirtualLocation', url },
    offers: offer(session.price, url, session.startsAt),
  }
}

export const courseEvent = (classroom: ClassroomSummary, held: Held): EducationEvent => ({
  ...event(classroom, held, isOnSite(classroom.mode)),
  description: classroom.summary,
  maximumAttendeeCapacity: classroom.capacity,
  performer: classroom.trainers.map(({ name }) => ({ '@type': 'Person', name })),
})

export const examEvent = (exam: ExamDate, held: Held): EducationEvent => ({
  ...event(exam, held, true),
  maximumAttendeeCapacity: exam.capacity,
})
