import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A release, as an entry of releases.json. */
const release = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  date: z.iso.date(),
  /** The id of the commit that was released. It is recorded by a later commit. */
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  /** The last migration of the release. `npm run check` compares newer migrations with it. */
  lastMigration: z.string(),
})
export type PortalRelease = z.infer<typeof release>

/** Returns all releases, the newest first. */
export const readReleases = (file = 'releases.json'): PortalRelease[] =>
  z.parse(z.array(release), JSON.parse(readFileSync(file, 'utf8')))
