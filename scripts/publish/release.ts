import type { TenantName } from '../../src/sites/site.ts'

/** Where a content is kept: `size` bytes from `at` on in a pack. `object` is the hash of the content alone. */
export interface KeptContent {
  object: string
  pack: string
  at: number
  size: number
}

/** One file of a release. */
export interface ReleasedFile extends KeptContent {
  type: string
  /** The digest of what it was rendered from, of pages that every site has. */
  inputs?: string
  /** Pages that search engines leave out. */
  hidden?: true
  /** Which of those it belongs to: they are asked for again when what they show has changed. */
  fixed?: string
}

/** A release of a site: URL to file. What is not in it is not there. */
export interface Release {
  site: string
  tenant: TenantName
  /** The moment of the release, which is also its file's name: later releases sort after earlier ones. */
  release: string
  /** The digest of all that every page of the site shows or is made by; another one means that all are made anew. */
  frame: string
  /** The revision of the content that it shows: what changed since is all that the next release makes anew. */
  revision: number
  files: Record<string, ReleasedFile>
  /** Paths that were there once and are withdrawn: they answer 410. */
  gone: string[]
  /** Addresses that lead to another one: 308. */
  moved: Record<string, string>
  /** Pages that also answer every path right below them, because what stands there can't be listed. */
  openEnded: string[]
  /** The day on which everything was asked for, since some pages depend on it: 2026-03-31. */
  day: string
}

/** The name of a release made at a moment: ISO 8601 without the signs that files can't bear. */
export const releaseName = (at: Date): string => at.toISOString().replaceAll(':', '-')
