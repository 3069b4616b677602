import { createHash } from 'node:crypto'
import type { SeedName } from './seed-cache.ts'
import { computeSeedDigest } from './seed-digest.ts'

/** The server's sources that fill an empty database when a demonstration starts. */
const sources = ['seed', 'replay-stories', 'save-missing-search-words', 'update-placeholders'].map(
  (name) => `server/seed/${name}.ts`,
)

/**
 * Returns the name of the seed for a demonstration with all stories, as of a time. The demonstration's dates count
 * from the day of its seeding, so each day (UTC) has its own seed.
 */
export function demonstrationSeedName(now: number): SeedName {
  const day = new Date(now).toISOString().slice(0, 10)
  const digest = createHash('sha256')
    .update(day)
    .update(computeSeedDigest([...sources, 'server/db/pglite.ts']))
  return { kind: 'demonstration', digest: digest.digest('hex') }
}
