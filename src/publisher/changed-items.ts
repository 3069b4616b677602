import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { ChangesSinceRevision } from '../page-data/changes.ts'
import type { ContentSource } from '../page-data/content-source.ts'
import { hasPages, pathsOfItem } from '../page-data/item-pages.ts'
import { maxItemsPerCall } from '../page-data/pages/item-page-maker.ts'
import type { RenderBatch } from './render-batch.ts'

type Rows = ChangesSinceRevision['rows']

/**
 * Merges the rows of changed items with the rows of other items that must be rendered again. Each item is listed
 * once.
 */
export const mergeRows = (rows: Rows, more: Rows): Rows => [
  ...rows,
  ...more.filter((row) => !rows.some(({ family, id }) => family === row.family && id === row.id)),
]

/** Returns one row for each item with pages that could not be rendered. */
export const listFailedItems = (failures: readonly PageFailure[]): Rows => [
  ...new Map(
    failures.flatMap(({ family, id }) =>
      family && id !== undefined
        ? [[`${family} ${id}`, { family, id, gone: false, withdrawn: false, own: false }]]
        : [],
    ),
  ).values(),
]

/**
 * Splits the changed items that have pages into batches by family and language. Two of the largest batches come
 * first: while their pages are rendered, the items of the smaller batches are loaded from the server.
 */
export function createRenderBatches(site: string, languages: readonly string[], rows: Rows): RenderBatch[] {
  const shown = rows.filter((row) => !row.gone)
  const batches = [...Map.groupBy(shown, (row) => row.family)].flatMap(([family, familyRows]) => {
    if (!hasPages(family)) return []
    const ids = familyRows.map(({ id }) => id)
    const chunks = Array.from({ length: Math.ceil(ids.length / maxItemsPerCall) }, (_, index) =>
      ids.slice(index * maxItemsPerCall, (index + 1) * maxItemsPerCall),
    )
    return languages.flatMap((language) => chunks.map((chunk) => ({ site, language, family, ids: chunk })))
  })
  const sorted = batches.toSorted((a, b) => a.ids.length - b.ids.length)
  return [...sorted.splice(-2), ...sorted]
}

/**
 * Returns the paths of all pages of these items on a site, in the languages of the `sources`; items without pages
 * have none.
 */
export const pathsOfChangedItems = (rows: Rows, sources: readonly ContentSource[]): string[] =>
  rows.flatMap(({ family, id }) =>
    hasPages(family) ? sources.flatMap((source) => pathsOfItem(source, family, id)) : [],
  )
