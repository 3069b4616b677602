import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withLock } from './lock.ts'
import { computeSourceDigest } from './source-digest.ts'

/** A package that is needed for building only, so `npm ci --omit=dev` does not install it. */
const builder = 'node_modules/rolldown'

/** A folder built from sources: their digest, the time of the build (ISO 8601), and whether it was built now. */
interface BuildResult {
  digest: string
  madeAt: string
  wasBuilt: boolean
}

/**
 * Builds a folder from sources, unless the folder was built from the same sources. Only one process builds at a
 * time. Writes nothing if nothing has to be built, because the code is often read-only in production. Throws if the
 * packages for building are not installed.
 */
export async function buildIfChanged(
  folder: string,
  sources: readonly string[],
  build: (digest: string) => Promise<void>,
  now = () => new Date(),
): Promise<BuildResult> {
  const existing = findBuild(folder, computeSourceDigest(sources))
  if (existing) return existing
  if (!existsSync(builder))
    throw new Error(
      `${folder} was not built from these sources, and this installation can’t build: copy dist/ from "npm run build" (README, In production).`,
    )
  return withLock(lockOf(folder), async () => {
    const digest = computeSourceDigest(sources)
    // Another process may have built the folder while this process waited.
    const existing = findBuild(folder, digest)
    if (existing) return existing
    rmSync(markerOf(folder), { force: true })
    await build(digest)
    const madeAt = now().toISOString()
    writeFileSync(stampOf(folder), madeAt)
    writeFileSync(markerOf(folder), digest)
    return { digest, madeAt, wasBuilt: true }
  })
}

const markerOf = (folder: string): string => join(folder, 'source-digest')
const stampOf = (folder: string): string => join(folder, 'made-at')

/** Returns the existing build of a folder; undefined if it was built from other sources or is incomplete. */
function findBuild(folder: string, digest: string): BuildResult | undefined {
  const [marker, stamp] = [markerOf(folder), stampOf(folder)]
  if (!existsSync(stamp) || !existsSync(marker) || readFileSync(marker, 'utf8') !== digest) return undefined
  return { digest, madeAt: readFileSync(stamp, 'utf8'), wasBuilt: false }
}

/**
 * Returns the lock file for building a folder. The file is in the temporary folder; its name contains the user's
 * id, because a user can't open lock files of other users there.
 */
const lockOf = (folder: string): string => {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  return join(tmpdir(), `portal-build-${process.getuid?.() ?? 0}-${name}.lock`)
}
