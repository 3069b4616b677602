import { expect, test } from 'vitest'
import { classroomSummarySample } from '../contract/samples/catalogue/classroom-summary.ts'
import { describeClassroomEvent } from './event.ts'

const { countryCode: country, classroomName: name, ...more } = classroomSummarySample
const page = {
  url: 'https://learning.example/eu/classroom/detail/4',
  image: 'https://learning.example/og/main-cctv.png',
  organizer: { '@type': 'EducationalOrganization' as const },
  cancelled: false,
}
const event = (change: object) => describeClassroomEvent({ ...more, country, name, ...change } as never, page)

test('a classroom has its place and price', () => {
  const told = event({ location: 'Madrid Training Room, Calle del Ejemplo 22, 28001 Madrid, Spain' })
  expect(told).toMatchObject({
    image: page.image,
    location: {
      '@type': 'Place',
      name: 'Madrid Training Room',
      address: {
        ...{ streetAddress: 'Calle del Ejemplo 22', postalCode: '28001', addressLocality: 'Madrid' },
        addressCountry: 'ES',
      },
    },
    offers: {
      '@type': 'Offer',
      price: '337.59',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      priceSpecification: { valueAddedTaxIncluded: true },
    },
  })
})

test('the address has no direction marks', () => {
  expect(event({ location: 'قاعة، \u200e31 Sample Road, Johannesburg 2000' })).toMatchObject({
    location: {
      name: 'قاعة',
      address: { addressLocality: 'Johannesburg', postalCode: '2000' },
    },
  })
})

test('an online classroom has no address, and a free one has the price 0', () => {
  expect(event({ mode: 'online', venue: null, offer: { kind: 'free' } })).toMatchObject({
    location: { '@type': 'VirtualLocation', url: page.url },
    offers: { price: '0.00', category: 'Free' },
  })
})

test('a classroom that another site sells links there, and one that no site sells has no offer', () => {
  const price = { amount: 24900, currency: 'EUR', vat: 'plus' }
  const soldAt = 'https://learning.example/eu/classroom/detail/4'
  const here = { ...page, url: 'https://learning.example/kr/classroom/detail/4', soldAt }
  const told = (offer: object) => describeClassroomEvent({ ...more, country, name, offer } as never, here)
  expect(told({ kind: 'soldBy', price })).toMatchObject({ offers: { url: soldAt, price: '249.00' } })
  expect(told({ kind: 'notOffered' })).not.toHaveProperty('offers')
})

test('a canceled classroom has the status cancelled and no offer', () => {
  const told = describeClassroomEvent({ ...more, country, name } as never, { ...page, cancelled: true })
  expect(event({})).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' })
  expect(told).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled', startDate: more.startsAt })
  expect(told).not.toHaveProperty('offers')
})
