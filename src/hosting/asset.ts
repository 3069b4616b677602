import type { Keep } from './file-headers.ts'

/** Segments of assets: letters, digits, and no dot in front. Whatever else a path holds, it leads to no file. */
export const assetPath = /^(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)+\.[A-Za-z0-9]+$/

/** The folder of what the compiler made: its names hold a digest of the content. */
export const immutableFolder = '/_astro/'

export const keepOfAsset = (path: string): Keep => (path.startsWith(immutableFolder) ? 'forever' : 'hour')
