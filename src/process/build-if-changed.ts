import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withLock } from './lock.ts'
import { sourceDigest } from './source-digest.ts'

/** What building needs and serving does not: `npm ci --omit=dev` leaves it out. */
const builder = 'node_modules/rolldown'

/** A folder that was made of sources: their digest, when it was made of them (ISO 8601), and whether that was now. */
interface Made {
  digest: string
  madeAt: string
  made: boolean
}

/**
 * Makes a folder of sources, unless that was done from the same ones; one process at a time does. Nothing is written where nothing is to be
 * made: in production the code is often read-only. Fails where the packages that make it are not installed.
 */
export async function buildIfChanged(
  folder: string,
  sources: readonly string[],
  make: (digest: string) => Promise<void>,
  now = () => new Date(),
): Promise<Made> {
  const known = findMade(folder, sourceDigest(sources))
  if (known) return known
  if (!existsSync(builder))
    throw new Error(
      `${folder} was not made of these sources, and this installation makes none: bring dist/ along from "npm run build" (README, In production).`,
    )
  return withLock(lockOf(folder), async () => {
    const digest = sourceDigest(sources)
    // Another process may have made it while this one waited.
    const known = findMade(folder, digest)
    if (known) return known
    rmSync(markerOf(folder), { force: true })
    await make(digest)
    const madeAt = now().toISOString()
    writeFileSync(stampOf(folder), madeAt)
    writeFileSync(markerOf(folder), digest)
    return { digest, madeAt, made: true }
  })
}

const markerOf = (folder: string): string => join(folder, 'source-digest')
const stampOf = (folder: string): string => join(folder, 'made-at')

/** Returns the folder as it was made, or undefined where it was made of other sources or not to its end. */
function findMade(folder: string, digest: string): Made | undefined {
  const [marker, stamp] = [markerOf(folder), stampOf(folder)]
  if (!existsSync(stamp) || !existsSync(marker) || readFileSync(marker, 'utf8') !== digest) return undefined
  return { digest, madeAt: readFileSync(stamp, 'utf8'), made: false }
}

/** The lock of a folder that is being made. It lies in the temporary folder, by user: those of others can't be opened there. */
const lockOf = (folder: string): string => {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  return join(tmpdir(), `portal-build-${process.getuid?.() ?? 0}-${name}.lock`)
}
