import { expect, test } from 'vitest'
import { describeVenue } from './venue-place.ts'

test.each([
  [
    'Training center Warsaw, ul. Przykładowa 14, 00-001 Warszawa, Poland, room 2',
    'PL',
    'en',
    { streetAddress: 'ul. Przykładowa 14', postalCode: '00-001', addressLocality: 'Warszawa' },
  ],
  [
    'Training center Johannesburg, 31 Sample Road, Johannesburg 2000, South Africa',
    'ZA',
    'en',
    { streetAddress: '31 Sample Road', postalCode: '2000', addressLocality: 'Johannesburg' },
  ],
  [
    'Training center Dubai, Example Street 5, Al Quoz, Dubai, United Arab Emirates',
    'AE',
    'en',
    { streetAddress: 'Example Street 5, Al Quoz', addressLocality: 'Dubai' },
  ],
  [
    'Rua do Exemplo 480, São Paulo, Brazil, yard entrance',
    'BR',
    'en',
    { streetAddress: 'Rua do Exemplo 480', addressLocality: 'São Paulo' },
  ],
  [
    'مركز التدريب في وارسو، ul. Przykładowa 14, 00-001 Warszawa، بولندا، القاعة 2',
    'PL',
    'ar',
    { streetAddress: 'ul. Przykładowa 14', postalCode: '00-001', addressLocality: 'Warszawa' },
  ],
  [
    'Сетевая лаборатория, 12 Yesi-ro, Jung-gu, Seoul, Южная Корея',
    'KR',
    'ru',
    { streetAddress: '12 Yesi-ro, Jung-gu', addressLocality: 'Seoul' },
  ],
])('%s has a street, a town and its postal code', (location, country, language, address) => {
  const place = describeVenue({ location, country, language })
  expect(place).toEqual({
    '@type': 'Place',
    name: location.split(/[,،]/)[0],
    address: { '@type': 'PostalAddress', ...address, addressCountry: country },
  })
})

test('a location of one part is name and street', () => {
  expect(describeVenue({ location: 'Hall 3', country: 'DE', language: 'en' })).toMatchObject({
    name: 'Hall 3',
    address: { streetAddress: 'Hall 3' },
  })
})
