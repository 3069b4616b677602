import type { PageFailure } from '../domain/content-item/page-failure.ts'
import { pictureFolder } from '../domain/content-item/picture.ts'
import type { SitePage } from '../page-data/page.ts'
import { messageOfError } from './batch-result.ts'
import type { PublishContext } from './publish-context.ts'
import { renderPageChunks } from './render-page.ts'
import { renderPicturesOrReport } from './render-pictures.ts'

/** The HTML of each page as a list of parts, and the pages that could not be rendered. */
export interface PageRenderResult {
  texts: Map<SitePage, readonly string[]>
  failures: PageFailure[]
}

/** Renders pages and their pictures. A page that can't be rendered does not stop the others. */
export async function renderPages(
  pages: readonly SitePage[],
  context: PublishContext,
): Promise<PageRenderResult> {
  const texts = new Map<SitePage, readonly string[]>()
  const failures: PageFailure[] = []
  const illustrated: { page: SitePage; piece: string }[] = []
  for (const page of pages) {
    try {
      const pieces = await renderPageChunks(page, context)
      for (const piece of pieces) if (piece.includes(pictureFolder)) illustrated.push({ page, piece })
      texts.set(page, pieces)
    } catch (error) {
      failures.push({ path: page.path, reason: messageOfError(error) })
    }
  }
  const shown = illustrated.map(({ piece }) => piece)
  for (const [name, reason] of await renderPicturesOrReport(shown, context))
    for (const { page, piece } of illustrated)
      if (piece.includes(pictureFolder + name) && texts.delete(page))
        failures.push({ path: page.path, reason })
  return { texts, failures }
}
