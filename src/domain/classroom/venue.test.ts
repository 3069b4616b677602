import { expect, test } from 'vitest'
import { classroomMode } from './classroom-mode.ts'
import { keptVenue, venueOf } from './venue.ts'

const country = 'DE'

test('a venue is where the document says, whatever the training is called', () => {
  for (const mode of classroomMode.options) {
    expect(venueOf({ mode, country, venue: keptVenue({ country: 'PL' }) })).toBe('PL')
    expect(venueOf({ mode, country, venue: keptVenue(null) })).toBeNull()
  }
})

test('where nobody said it, classrooms, seminars and workshops have one', () => {
  const met = classroomMode.options.filter((mode) => venueOf({ mode, country, venue: keptVenue(undefined) }))
  expect(met).toEqual(['onsite', 'seminar', 'workshop'])
})
