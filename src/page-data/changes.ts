import { getContentChanges } from '../contract/publishing/content.ts'
import type { Family } from '../domain/content-item/families.ts'
import { type ContentSource, unwrapResult } from './content-source.ts'

/** The changes on a site since a revision. */
export interface ChangesSinceRevision {
  /**
   * The changed items. `own`: the item itself changed, not only items related to it. `gone`: the site no longer
   * shows it, or never did. `withdrawn`: the site showed it earlier.
   */
  rows: readonly { family: Family; id: number; gone: boolean; withdrawn: boolean; own: boolean }[]
  /** The revision to send with the next request. */
  revision: number
}

const pageLimit = 500

/** Loads everything that changed on a site since a revision. Each item is listed once, in its current state. */
export async function loadChangesSinceRevision(
  { api }: ContentSource,
  since: number,
): Promise<ChangesSinceRevision> {
  const rows: ChangesSinceRevision['rows'][number][] = []
  for (let revision = since; ; ) {
    const changes = await unwrapResult(api.call(getContentChanges, { since: revision, limit: pageLimit }))
    rows.push(...changes.rows)
    revision = changes.revision
    if (changes.rows.length < pageLimit) return { rows, revision }
  }
}
