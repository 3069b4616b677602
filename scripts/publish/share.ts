import { type PagedFamily, pagesOfItems } from '../../src/content/item-pages.ts'
import type { Page } from '../../src/content/page.ts'
import { mediaType } from '../../src/hosting/media-type.ts'
import { makePictures } from './make-pictures.ts'
import type { KeptContent, ReleasedFile } from './release.ts'
import { renderPage } from './render-page.ts'
import { sourceIn, type Workshop } from './workshop.ts'

/** A share of a site's pages: those of some items in one language. Whoever has the renderer can make any share. */
export interface Share {
  site: string
  language: string
  family: PagedFamily
  ids: number[]
}

/** Files by their URL. */
export type Files = Record<string, ReleasedFile>

/** Pages are HTML; a feed says by its path that it is not. */
const typeOf = (path: string): string => mediaType(path.endsWith('.xml') ? path : '.html')

/** Renders and keeps pages. */
export async function keepPages(pages: readonly Page[], workshop: Workshop): Promise<Files> {
  if (pages.length === 0) return {}
  const rendered: string[] = []
  for (const page of pages) rendered.push(await renderPage(page, workshop))
  await makePictures(rendered, workshop)
  const kept = workshop.store.keep(rendered)
  return Object.fromEntries(
    pages.map(({ path, indexed }, index) => {
      const file: ReleasedFile = { ...(kept[index] as KeptContent), type: typeOf(path) }
      return [path, indexed === false ? { ...file, hidden: true } : file]
    }),
  )
}

/** Pulls the items of a share, and renders and keeps their pages. */
export async function makeShare(share: Share, workshop: Workshop): Promise<Files> {
  const source = sourceIn(workshop, share.site, share.language)
  return keepPages(await pagesOfItems(source, share.family, share.ids), workshop)
}

export const pagesIn = (shares: readonly Share[]): number =>
  shares.reduce((sum, { ids }) => sum + ids.length * 2, 0)
