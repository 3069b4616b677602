import type { ChangedPage, ChangedPages } from '../domain/content-item/changed-pages.ts'
import type { ChangesSinceRevision } from '../page-data/changes.ts'
import type { ContentSource } from '../page-data/content-source.ts'
import { listFixedPagesOfFamilies } from '../page-data/fixed-pages.ts'
import { hasPages, listItemPages, pathsOfItem } from '../page-data/item-pages.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { mergeRows } from './changed-items.ts'
import { createPublishSource, type PublishContext } from './publish-context.ts'

/** The maximum number of pages that a result lists. */
const maxNamed = 20

/**
 * Returns the pages of items in all languages of a site. Pages that the site no longer shows are listed as removed.
 */
const itemPagesOf = (rows: ChangesSinceRevision['rows'], sources: readonly ContentSource[]): ChangedPage[] =>
  rows.flatMap(({ family, id, gone, withdrawn, own }) => {
    if (!hasPages(family) || (gone && !withdrawn)) return []
    const kind = gone ? 'removed' : own ? 'item' : 'related'
    return sources
      .flatMap((source) => pathsOfItem(source, family, id))
      .map((path): ChangedPage => ({ path, kind, family, id }))
  })

/**
 * Returns the pages of a site that a publish renders again if these items have changed: the items' own pages, then
 * those of related items, then the lists, feeds and home pages of the current release that may show the items.
 */
export async function listChangedPages(
  site: Site,
  rows: ChangesSinceRevision['rows'],
  context: PublishContext,
): Promise<ChangedPages> {
  const folder = siteFolderOf(site)
  const sources = site.languages.map((language) => createPublishSource(context, folder, language))
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const dependents = await listItemPages(sources[0] as ContentSource, changed)
  const names = listFixedPagesOfFamilies(changed)
  const release = await context.store.read(folder)
  const fixed = Object.entries(release?.files ?? {}).flatMap(([path, file]): ChangedPage[] =>
    file.fixed !== undefined && names.includes(file.fixed)
      ? [{ path, kind: path.endsWith('.xml') ? 'feed' : file.fixed === 'home' ? 'home' : 'list' }]
      : [],
  )
  const own = itemPagesOf(
    rows.filter((row) => row.own),
    sources,
  )
  const related = itemPagesOf(
    mergeRows(rows, dependents).filter((row) => !row.own),
    sources,
  )
  return {
    site: folder,
    pages: own.length + related.length,
    lists: fixed.length,
    first: [...own, ...related, ...fixed].slice(0, maxNamed),
  }
}
