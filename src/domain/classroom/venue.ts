import type * as z from 'zod/mini'
import type { classroomMode } from './classroom-mode.ts'

type Mode = z.infer<typeof classroomMode>

const away: readonly Mode[] = ['online', 'webinar']

/** A classroom as its row is kept: `venue` is the country where people meet, '' for online, null where nobody said it. */
interface Kept {
  mode: Mode
  country: string
  venue: string | null
}

/** Returns the stored fields of a document's venue. */
export const keptVenue = (venue: { country: string } | null | undefined): Kept['venue'] =>
  venue === undefined ? null : (venue?.country ?? '')

/**
 * The country where people meet for a training, which decides its VAT and the zone of its times; null for what is online. Where nobody
 * said it, the mode decides. Decision: docs/decisions/training-venues.md.
 */
export function venueOf({ mode, country, venue }: Kept): string | null {
  if (venue !== null) return venue || null
  return away.includes(mode) ? null : country
}
