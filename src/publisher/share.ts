import { type PagedFamily, pagesOfItems } from '../content/item-pages.ts'
import type { Page } from '../content/page.ts'
import { pictureFolder } from '../domain/content/picture.ts'
import { mediaType } from '../hosting/media-type.ts'
import { makePictures } from './make-pictures.ts'
import { type Press, sourceIn } from './press.ts'
import type { KeptContent, ReleasedFile } from './release.ts'
import { renderPage } from './render-page.ts'

/** A share of a site's pages: those of some items in one language. Any thread with the renderer can make it. */
export interface Share {
  site: string
  language: string
  family: PagedFamily
  ids: number[]
}

/** Released files by their URL path. */
export type Files = Record<string, ReleasedFile>

/** The media type of a released path: pages are HTML; a feed's path ends with .xml. */
const typeOf = (path: string): string => mediaType(path.endsWith('.xml') ? path : '.html')

/** Renders pages and keeps them, and returns their files. */
export async function keepPages(pages: readonly Page[], press: Press): Promise<Files> {
  if (pages.length === 0) return {}
  const rendered: Buffer[] = []
  const illustrated: string[] = []
  for (const page of pages) {
    const text = await renderPage(page, press)
    if (text.includes(pictureFolder)) illustrated.push(text)
    rendered.push(Buffer.from(text))
  }
  await makePictures(illustrated, press)
  const kept = press.store.keep(rendered)
  return Object.fromEntries(
    pages.map(({ path, indexed }, index) => {
      const file: ReleasedFile = { ...(kept[index] as KeptContent), type: typeOf(path) }
      return [path, indexed === false ? { ...file, hidden: true } : file]
    }),
  )
}

/** Pulls the items of a share, renders their pages and keeps them. */
export async function makeShare(share: Share, press: Press): Promise<Files> {
  const source = sourceIn(press, share.site, share.language)
  return keepPages(await pagesOfItems(source, share.family, share.ids), press)
}

export const pagesIn = (shares: readonly Share[]): number =>
  shares.reduce((sum, { ids }) => sum + ids.length * 2, 0)
