import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { sourceDigest } from './source-digest.ts'

/** What building needs and serving does not: `npm ci --omit=dev` leaves it out. */
const builder = 'node_modules/rolldown'

/**
 * Makes a folder of sources, unless that was done from the same ones; one process at a time does. Answers the digest of the
 * sources and whether anything had to be made. Fails where the packages that make it are not installed.
 */
export const madeOnce = (
  folder: string,
  sources: readonly string[],
  make: (digest: string) => Promise<void>,
): Promise<{ digest: string; made: boolean }> =>
  withLock(`${folder}.lock`, async () => {
    const marker = join(folder, 'source-digest')
    const digest = sourceDigest(sources)
    if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return { digest, made: false }
    if (!existsSync(builder))
      throw new Error(
        `${folder} was not made of these sources, and this installation makes none: bring dist/ along from "npm run build" (README, In production).`,
      )
    await make(digest)
    writeFileSync(marker, digest)
    return { digest, made: true }
  })
