import type { Renderer } from '../renderer/renderer.ts'
import { type PageInputs, renderPage } from './render-page.ts'
import { RenderPool } from './render-pool.ts'
import type { ReleaseStore } from './store.ts'

/** Up to here one thread is faster than starting several. */
const fewPages = 100

/** Renders and keeps pages: a few here, many on all cores. Answers their hashes in order. */
export async function renderPages(
  pages: readonly PageInputs[],
  { renderer, store, dataFolder }: { renderer: Renderer; store: ReleaseStore; dataFolder: string },
  onPages: (done: number) => void,
): Promise<string[]> {
  if (pages.length > fewPages) {
    const pool = new RenderPool(dataFolder)
    return pool.render(pages, onPages).finally(() => pool.close())
  }
  const objects: string[] = []
  for (const page of pages) {
    objects.push(await renderPage(page, renderer, store))
    onPages(objects.length)
  }
  return objects
}
