import type { TenantName } from '../../src/sites/site.ts'

/** One file of a release: its content's hash, its type, and the digest of what it was rendered from. */
export interface ReleasedFile {
  object: string
  type: string
  inputs: string
}

/** A release of a site: URL to file. What is not in it is not there. */
export interface Release {
  site: string
  tenant: TenantName
  /** The moment of the release, which is also its file's name: later releases sort after earlier ones. */
  release: string
  files: Record<string, ReleasedFile>
}

/** The name of a release made at a moment: ISO 8601 without the signs that files can't bear. */
export const releaseName = (at: Date): string => at.toISOString().replaceAll(':', '-')
