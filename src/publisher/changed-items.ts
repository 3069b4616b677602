import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { Changes } from '../page-data/changes.ts'
import type { ContentSource } from '../page-data/content-source.ts'
import { hasPages, itemPaths } from '../page-data/item-pages.ts'
import { itemsAtOnce } from '../page-data/pages/item-page-maker.ts'
import type { RenderBatch } from './render-batch.ts'

/** The rows of the items that changed on a site. */
type Rows = Changes['rows']

/** Rows of changed items joined with rows of others that have to be made anew; each item once. */
export const mergeRows = (rows: Rows, more: Rows): Rows => [
  ...rows,
  ...more.filter((row) => !rows.some(({ family, id }) => family === row.family && id === row.id)),
]

/** The items whose pages could not be made; each once. */
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
 * The changed items that have pages, split into shares by language. Two of the largest come first: while they are rendered, the small ones
 * wait for their answers.
 */
export function sharesOf(site: string, languages: readonly string[], rows: Rows): RenderBatch[] {
  const shown = rows.filter((row) => !row.gone)
  const shares = [...Map.groupBy(shown, (row) => row.family)].flatMap(([family, own]) => {
    if (!hasPages(family)) return []
    const ids = own.map(({ id }) => id)
    const batches = Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, index) =>
      ids.slice(index * itemsAtOnce, (index + 1) * itemsAtOnce),
    )
    return languages.flatMap((language) => batches.map((batch) => ({ site, language, family, ids: batch })))
  })
  const sorted = shares.toSorted((a, b) => a.ids.length - b.ids.length)
  return [...sorted.splice(-2), ...sorted]
}

/** The paths of the pages of all changed items; those of items that are still shown get new files. */
export const pathsOf = (rows: Rows, sources: readonly ContentSource[]): string[] =>
  rows.flatMap(({ family, id }) =>
    hasPages(family) ? sources.flatMap((source) => itemPaths(source, family, id)) : [],
  )
