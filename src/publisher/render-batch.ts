import type { PageFailure } from '../domain/content-item/page-failure.ts'
import { mediaType } from '../hosting/media-type.ts'
import { itemPaths, type PagedFamily, pagesOfItems } from '../page-data/item-pages.ts'
import type { SitePage } from '../page-data/page.ts'
import { allOrEach } from './batch-result.ts'
import { createSource, type PublishContext } from './publish-context.ts'
import type { KeptContent, ReleasedFile } from './release.ts'
import { renderPages } from './render-pages.ts'

/** A share of a site's pages: those of some items in one language. Any thread with the renderer can make it. */
export interface RenderBatch {
  site: string
  language: string
  family: PagedFamily
  ids: number[]
}

/** Released files by their URL path. */
export type Files = Record<string, ReleasedFile>

/** The media type of a released path: pages are HTML; a feed's path ends with .xml. */
const typeOf = (path: string): string => mediaType(path.endsWith('.xml') ? path : '.html')

/** The files of pages that were made, and the pages that could not be made. */
export interface Made {
  files: Files
  failures: PageFailure[]
}

/** Renders pages and keeps them. A page that can't be made keeps no other back. */
export async function storePages(pages: readonly SitePage[], press: PublishContext): Promise<Made> {
  const { texts, failures } = await renderPages(pages, press)
  if (texts.size === 0) return { files: {}, failures }
  const kept = press.store.keep([...texts.values()])
  const files = [...texts.keys()].map(({ path, indexed }, index) => {
    const file: ReleasedFile = { ...(kept[index] as KeptContent), type: typeOf(path) }
    return [path, indexed === false ? { ...file, hidden: true as const } : file] as const
  })
  return { files: Object.fromEntries(files), failures }
}

/** Pulls the items of a share, renders their pages and keeps them. An item that can't be pulled keeps no other back. */
export async function makeShare(share: RenderBatch, press: PublishContext): Promise<Made> {
  const { family } = share
  const source = createSource(press, share.site, share.language)
  const pulled = await allOrEach(share.ids, (ids) => pagesOfItems(source, family, ids))
  const { files, failures } = await storePages(pulled.done, press)
  const paths = (id: number) => itemPaths(source, family, id)
  const unpulled = pulled.failed.flatMap(({ wish: id, reason }) =>
    paths(id).map((path) => ({ path, family, id, reason })),
  )
  const unmade = failures.map((failure): PageFailure => {
    const id = share.ids.find((each) => paths(each).includes(failure.path))
    return { ...failure, family, id }
  })
  return { files, failures: [...unpulled, ...unmade] }
}

export const countPages = (shares: readonly RenderBatch[]): number =>
  shares.reduce((sum, { ids }) => sum + ids.length * 2, 0)
