import type { CachePolicy } from './file-headers.ts'

/** Matches the paths of assets: segments of letters and digits without a leading dot. Other paths are not files. */
export const assetPathPattern = /^(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)+\.[A-Za-z0-9]+$/

/** The folders of generated files whose names contain a digest of their content. */
export const immutableFolders = ['/_astro/', '/_pictures/']

export const cachePolicyOfAsset = (path: string): CachePolicy =>
  immutableFolders.some((folder) => path.startsWith(folder)) ? 'forever' : 'hour'
