import type { ClassroomMode } from './classroom-mode.ts'

const onlineModes: readonly ClassroomMode[] = ['online', 'webinar']

/**
 * The stored fields of a classroom. `venue` is the country of the venue, '' for online training, null if the venue
 * is not specified.
 */
interface StoredVenueFields {
  mode: ClassroomMode
  country: string
  venue: string | null
}

/** Returns the value that is stored for a document's venue. */
export const storedVenueOf = (venue: { country: string } | null | undefined): StoredVenueFields['venue'] =>
  venue === undefined ? null : (venue?.country ?? '')

/**
 * Returns the country of a training's venue, which decides the VAT; null for online training. If the country is not
 * stored, the mode decides. Decision: docs/decisions/training-venues.md.
 */
export function venueOf({ mode, country, venue }: StoredVenueFields): string | null {
  if (venue !== null) return venue || null
  return onlineModes.includes(mode) ? null : country
}
