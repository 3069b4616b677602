import { expect, test } from 'vitest'
import { describeVenue } from './venue-place.ts'

test.each([
  [
    'Warsaw Training Center, ul. Przykładowa 14, 00-001 Warszawa, Poland, room 2',
    'PL',
    'en',
    { streetAddress: 'ul. Przykładowa 14', postalCode: '00-001', addressLocality: 'Warszawa' },
  ],
  [
    'Johannesburg Training Center, 31 Sample Road, Johannesburg 2000, South Africa',
    'ZA',
    'en',
    { streetAddress: '31 Sample Road', postalCode: '2000', addressLocality: 'Johannesburg' },
  ],
  [
    'Dubai Training Center, Example Street 5, Al Quoz, Dubai, United Arab Emirates',
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
  [
    '네트워크 실습실, 대한민국 서울특별시 중구 예시로 12',
    'KR',
    'ko',
    { streetAddress: '중구 예시로 12', addressLocality: '서울특별시' },
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
