import type { Changes } from '../../src/content/changes.ts'
import { hasPages, itemPaths } from '../../src/content/item-pages.ts'
import { itemsAtOnce } from '../../src/content/pages/items.ts'
import type { Source } from '../../src/content/source.ts'
import type { Share } from './share.ts'

/** Items that changed on a site. */
type Rows = Changes['rows']

/** What changed, and what else has to be made anew; each item once. */
export const merged = (rows: Rows, more: Rows): Rows => [
  ...rows,
  ...more.filter((row) => !rows.some(({ family, id }) => family === row.family && id === row.id)),
]

/** The changed items that have pages, in shares for each language. */
export function sharesOf(site: string, languages: readonly string[], rows: Rows): Share[] {
  const shown = rows.filter((row) => !row.gone)
  return [...Map.groupBy(shown, (row) => row.family)].flatMap(([family, own]) => {
    if (!hasPages(family)) return []
    const ids = own.map(({ id }) => id)
    const batches = Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, index) =>
      ids.slice(index * itemsAtOnce, (index + 1) * itemsAtOnce),
    )
    return languages.flatMap((language) => batches.map((batch) => ({ site, language, family, ids: batch })))
  })
}

/** The paths of everything that changed: what is still shown gets its files anew. */
export const pathsOf = (rows: Rows, sources: readonly Source[]): string[] =>
  rows.flatMap(({ family, id }) =>
    hasPages(family) ? sources.flatMap((source) => itemPaths(source, family, id)) : [],
  )
