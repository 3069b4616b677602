import { getContentChanges } from '../contract/publishing/content.ts'
import type { Family } from '../domain/content-item/families.ts'
import { answerOf, type ContentSource } from './content-source.ts'

/** The changes on a site since a revision. */
export interface Changes {
  /**
   * The changed items; `own` where the item changed itself, and not only what its pages show of others; `gone` where the site
   * doesn't show it, and `withdrawn` where it did once.
   */
  rows: readonly { family: Family; id: number; gone: boolean; withdrawn: boolean; own: boolean }[]
  /** The revision to ask with next time. */
  revision: number
}

const rowsAtOnce = 500

/** Everything that changed on a site since a revision; each item once, as it is now. */
export async function changesSince({ api }: ContentSource, since: number): Promise<Changes> {
  const rows: Changes['rows'][number][] = []
  for (let revision = since; ; ) {
    const changes = await answerOf(api.call(getContentChanges, { since: revision, limit: rowsAtOnce }))
    rows.push(...changes.rows)
    revision = changes.revision
    if (changes.rows.length < rowsAtOnce) return { rows, revision }
  }
}
