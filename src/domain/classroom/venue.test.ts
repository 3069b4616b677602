import { expect, test } from 'vitest'
import { classroomMode } from './classroom-mode.ts'
import { storedVenueOf, venueOf } from './venue.ts'

const country = 'DE'

test('the document’s venue decides, regardless of the mode', () => {
  for (const mode of classroomMode.options) {
    expect(venueOf({ mode, country, venue: storedVenueOf({ country: 'PL' }) })).toBe('PL')
    expect(venueOf({ mode, country, venue: storedVenueOf(null) })).toBeNull()
  }
})

test('without a venue in the document, only onsite modes have one', () => {
  const met = classroomMode.options.filter((mode) =>
    venueOf({ mode, country, venue: storedVenueOf(undefined) }),
  )
  expect(met).toEqual(['onsite', 'seminar', 'workshop'])
})
