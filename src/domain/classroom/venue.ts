import type * as z from 'zod/mini'
import type { classroomMode } from './classroom-mode.ts'

type Mode = z.infer<typeof classroomMode>

const onlineModes: readonly Mode[] = ['online', 'webinar']

/** The stored fields of a classroom: `venue` is the country of the venue, '' for online training, null if unspecified. */
interface StoredVenueFields {
  mode: Mode
  country: string
  venue: string | null
}

/** Returns the stored form of a document's venue. */
export const storedVenue = (venue: { country: string } | null | undefined): StoredVenueFields['venue'] =>
  venue === undefined ? null : (venue?.country ?? '')

/**
 * Returns the country of a training's venue, which decides its VAT and time zone; null for online training. If it is
 * unspecified, the mode decides. Decision: docs/decisions/training-venues.md.
 */
export function venueOf({ mode, country, venue }: StoredVenueFields): string | null {
  if (venue !== null) return venue || null
  return onlineModes.includes(mode) ? null : country
}
