import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { CompiledVersion } from './renderer-version.ts'
import type { PublisherSettings } from './settings.ts'

/**
 * Returns a digest of the code and the settings that determine the pages and their folder; content is not included.
 * Publishers with the same digest store the same pages in the same folder.
 */
export function computeBuildFingerprint(
  settings: PublisherSettings,
  { digest }: Pick<CompiledVersion, 'digest'>,
): string {
  const { dataDir, sites, origins, videoOrigin = null, server } = settings
  const parts = [digest, resolve(dataDir), sites ?? null, Object.entries(origins).sort(), videoOrigin, server]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
