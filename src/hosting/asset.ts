import type { Keep } from './file-headers.ts'

/** Segments of assets: letters, digits, and no dot in front. Whatever else a path holds, it leads to no file. */
export const assetPath = /^(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)+\.[A-Za-z0-9]+$/

/** The folders of what the compiler and the publisher made: its names hold a digest of the content. */
export const immutableFolders = ['/_astro/', '/_pictures/']

export const keepOfAsset = (path: string): Keep =>
  immutableFolders.some((folder) => path.startsWith(folder)) ? 'forever' : 'hour'
