import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { TenantName } from '../sites/site.ts'
import type { RendererVersion } from './renderer-version.ts'

/**
 * The byte range of one file's content in a pack: `size` bytes from offset `at`. `object` is the hash of this content
 * alone.
 */
export interface StoredContent {
  object: string
  pack: string
  at: number
  size: number
}

/** One file of a release. */
export interface ReleasedFile extends StoredContent {
  type: string
  /** The digest of the data from which a fixed page was rendered; undefined for other pages. */
  inputs?: string
  /** Set on pages that search engines must not index. */
  hidden?: true
  /** The name of the fixed page in the file; the page is loaded again if content that it shows has changed. */
  fixed?: string
  /** The day on which the content of the page last changed, 2026-03-31. Missing in releases of earlier versions. */
  changed?: string
}

/** A release of a site: its files by URL path. Other paths do not exist. */
export interface SiteRelease {
  site: string
  tenant: TenantName
  /** The time of the release, which is also the name of its file, so that later releases sort after earlier ones. */
  release: string
  /** The identity of the database with the content. Missing in releases of earlier versions. */
  database?: string
  /** The digest of everything that all pages of the site share; if it changes, all pages are rendered again. */
  frame: string
  /**
   * The version of the code that rendered the pages; older code may not replace them. Missing in releases of earlier
   * versions.
   */
  code?: RendererVersion
  /**
   * The revision of the content in the release; the next release renders only what has changed since that revision.
   */
  revision: number
  files: Record<string, ReleasedFile>
  /** The withdrawn paths, which get status 410. */
  gone: string[]
  /** The paths that redirect to another one, with status 308. */
  moved: Record<string, string>
  /** The pages that also serve every path directly below them, because those paths can't be listed. */
  openEnded: string[]
  /** The day of the release, 2026-03-31, on which some pages depend. */
  day: string
  /** The pages that could not be rendered and remain in their last version; the next release renders them again. */
  failures: PageFailure[]
}

/**
 * Returns the name of a release that was created at a time: ISO 8601 without the colons, which file names can't
 * contain.
 */
export const releaseNameOf = (at: Date): string => at.toISOString().replaceAll(':', '-')
