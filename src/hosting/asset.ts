import type { Keep } from './file-headers.ts'

/**
 * Matches the paths of assets: segments of letters and digits, and no dot in front. Any other path leads to
 * no file.
 */
export const assetPath = /^(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)+\.[A-Za-z0-9]+$/

/**
 * The folders of files that the compiler and the publisher made, whose names hold a digest of their content.
 */
export const immutableFolders = ['/_astro/', '/_pictures/']

export const cachePolicyOfAsset = (path: string): Keep =>
  immutableFolders.some((folder) => path.startsWith(folder)) ? 'forever' : 'hour'
