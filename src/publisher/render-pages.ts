import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SitePage } from '../page-data/page.ts'
import { messageOfError } from './batch-result.ts'
import type { ContentEncoder, EncodedRange } from './content-encoder.ts'
import type { PublishContext } from './publish-context.ts'
import { renderPageChunks } from './render-page.ts'
import { addPictureWidths, type PictureWidths, renderPicturesOrReport } from './render-pictures.ts'

/** The range of each page's HTML in the encoder, and the pages that could not be rendered. */
export interface PageRenderResult {
  ranges: Map<SitePage, EncodedRange>
  failures: PageFailure[]
}

/**
 * Renders pages and their pictures. A page that can't be rendered does not stop the others. Each page is encoded as
 * soon as it is rendered, because the text of a page is large and would otherwise be kept until the last page.
 */
export async function renderPages(
  pages: readonly SitePage[],
  context: PublishContext,
  encoder: ContentEncoder,
): Promise<PageRenderResult> {
  const ranges = new Map<SitePage, EncodedRange>()
  const failures: PageFailure[] = []
  const widths: PictureWidths = new Map()
  const pagesByPicture = new Map<string, SitePage[]>()
  for (const page of pages) {
    try {
      const chunks = await renderPageChunks(page, context)
      for (const name of chunks.flatMap((chunk) => addPictureWidths(widths, chunk)))
        pagesByPicture.set(name, [...(pagesByPicture.get(name) ?? []), page])
      ranges.set(page, encoder.add(chunks))
    } catch (error) {
      failures.push({ path: page.path, reason: messageOfError(error) })
    }
  }
  for (const [name, reason] of await renderPicturesOrReport(widths, context))
    for (const page of pagesByPicture.get(name) ?? [])
      if (ranges.delete(page)) failures.push({ path: page.path, reason })
  return { ranges, failures }
}
