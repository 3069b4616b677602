import type { PageFailure } from '../domain/content-item/page-failure.ts'
import { mediaTypeOf } from '../hosting/media-type.ts'
import { buildItemPages, type PagedFamily, pathsOfItem } from '../page-data/item-pages.ts'
import type { SitePage } from '../page-data/page.ts'
import { runWithBisection } from './batch-result.ts'
import { ContentEncoder } from './content-encoder.ts'
import { createPublishSource, type PublishContext } from './publish-context.ts'
import type { ReleasedFile, StoredContent } from './release.ts'
import { renderPages } from './render-pages.ts'

/**
 * A batch of pages: the pages of some items of a site in one language. Any thread that has loaded the renderer can
 * render the batch.
 */
export interface RenderBatch {
  site: string
  language: string
  family: PagedFamily
  ids: number[]
}

/** Released files by their URL path. */
export type ReleasedFiles = Record<string, ReleasedFile>

/** Returns the media type of a released path: pages are HTML; a feed's path ends with .xml. */
const typeOf = (path: string): string => mediaTypeOf(path.endsWith('.xml') ? path : '.html')

/** The files of the pages that were rendered, and the pages that could not be rendered. */
export interface RenderedFiles {
  files: ReleasedFiles
  failures: PageFailure[]
}

/** Renders pages and stores them. A page that can't be rendered does not stop the others. */
export async function renderAndStorePages(
  pages: readonly SitePage[],
  context: PublishContext,
): Promise<RenderedFiles> {
  const encoder = new ContentEncoder()
  try {
    const { ranges, failures } = await renderPages(pages, context, encoder)
    if (ranges.size === 0) return { files: {}, failures }
    const stored = context.store.storeEncoded(encoder.bytes, [...ranges.values()])
    await context.store.sharePack(stored)
    const files = [...ranges.keys()].map(({ path, indexed }, index) => {
      const file: ReleasedFile = { ...(stored[index] as StoredContent), type: typeOf(path) }
      return [path, indexed === false ? { ...file, hidden: true as const } : file] as const
    })
    return { files: Object.fromEntries(files), failures }
  } finally {
    encoder.close()
  }
}

/**
 * Loads the items of a batch, renders their pages and stores them. An item that can't be loaded does not stop the
 * others.
 */
export async function renderBatch(batch: RenderBatch, context: PublishContext): Promise<RenderedFiles> {
  const { family } = batch
  const source = createPublishSource(context, batch.site, batch.language)
  const loaded = await runWithBisection(batch.ids, (ids) => buildItemPages(source, family, ids))
  const { files, failures } = await renderAndStorePages(loaded.done, context)
  const paths = (id: number) => pathsOfItem(source, family, id)
  const notLoaded = loaded.failed.flatMap(({ input: id, reason }) =>
    paths(id).map((path) => ({ path, family, id, reason })),
  )
  const notRendered = failures.map((failure): PageFailure => {
    const id = batch.ids.find((each) => paths(each).includes(failure.path))
    return { ...failure, family, id }
  })
  return { files, failures: [...notLoaded, ...notRendered] }
}

export const countPages = (batches: readonly RenderBatch[]): number =>
  batches.reduce((sum, { ids }) => sum + ids.length * 2, 0)
