import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { sourceDigest } from './source-digest.ts'

/** What building needs and serving does not: `npm ci --omit=dev` leaves it out. */
const builder = 'node_modules/rolldown'

/**
 * Makes a folder of sources, unless that was done from the same ones; one process at a time does. Answers the digest of the
 * sources, when it was made of them (ISO 8601), and whether that was now. Fails where the packages that make it are not installed.
 */
export const madeOnce = (
  folder: string,
  sources: readonly string[],
  make: (digest: string) => Promise<void>,
  now = () => new Date(),
): Promise<{ digest: string; madeAt: string; made: boolean }> =>
  withLock(`${folder}.lock`, async () => {
    const marker = join(folder, 'source-digest')
    const stamp = join(folder, 'made-at')
    const digest = sourceDigest(sources)
    if (existsSync(stamp) && existsSync(marker) && readFileSync(marker, 'utf8') === digest)
      return { digest, madeAt: readFileSync(stamp, 'utf8'), made: false }
    if (!existsSync(builder))
      throw new Error(
        `${folder} was not made of these sources, and this installation makes none: bring dist/ along from "npm run build" (README, In production).`,
      )
    await make(digest)
    const madeAt = now().toISOString()
    writeFileSync(stamp, madeAt)
    writeFileSync(marker, digest)
    return { digest, madeAt, made: true }
  })
