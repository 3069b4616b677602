import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { TenantName } from '../sites/site.ts'
import type { Code } from './code.ts'

/**
 * The place of a kept content: `size` bytes from `at` on in a pack. `object` is the hash of the content
 * alone.
 */
export interface KeptContent {
  object: string
  pack: string
  at: number
  size: number
}

/** One file of a release. */
export interface ReleasedFile extends KeptContent {
  type: string
  /** The digest of what a fixed page was rendered from; absent for other pages. */
  inputs?: string
  /** Set on pages that search engines leave out. */
  hidden?: true
  /**
   * The name of the fixed page that the file belongs to: it is asked for again when its contents have
   * changed.
   */
  fixed?: string
}

/** A release of a site: its files by URL path. A path that is not in it does not exist. */
export interface SiteRelease {
  site: string
  tenant: TenantName
  /** The moment of the release, which is also its file's name: later releases sort after earlier ones. */
  release: string
  /** The digest of everything that all pages of the site share; another one means that all are made anew. */
  frame: string
  /** The code that made the pages: older code does not replace them. Releases of earlier versions don't say it. */
  code?: Code
  /**
   * The revision of the content that the release shows: the next release makes anew only what changed since.
   */
  revision: number
  files: Record<string, ReleasedFile>
  /** The paths that are withdrawn: they answer 410. */
  gone: string[]
  /** The addresses that lead to another one: status 308. */
  moved: Record<string, string>
  /** The pages that also answer every path right below them, because what stands there can't be listed. */
  openEnded: string[]
  /** The day on which everything was asked for, since some pages depend on it: 2026-03-31. */
  day: string
  /** The pages that could not be made, and show what they showed before: the next release makes them anew. */
  failures: PageFailure[]
}

/** The name of a release made at a moment: ISO 8601 without the signs that files can't bear. */
export const releaseName = (at: Date): string => at.toISOString().replaceAll(':', '-')
