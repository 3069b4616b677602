import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { assetPathPattern } from '#src/hosting/asset.ts'

/** Returns the paths of all assets in a folder that the server would serve, sorted. */
export async function listAssetPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
    .filter((path) => assetPathPattern.test(path))
    .sort()
}
