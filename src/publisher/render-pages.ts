import type { Page } from '../content/page.ts'
import type { PageFailure } from '../domain/content/page-failure.ts'
import { pictureFolder } from '../domain/content/picture.ts'
import { reasonOf } from './all-or-each.ts'
import { tryPictures } from './make-pictures.ts'
import type { Press } from './press.ts'
import { renderPage } from './render-page.ts'

/** The bytes of pages, and the pages that could not be made. */
export interface Rendered {
  bytes: Map<Page, Buffer>
  failures: PageFailure[]
}

/** Renders pages and makes the pictures that they show. A page that can't be made keeps no other back. */
export async function renderPages(pages: readonly Page[], press: Press): Promise<Rendered> {
  const bytes = new Map<Page, Buffer>()
  const failures: PageFailure[] = []
  const illustrated: { page: Page; text: string }[] = []
  for (const page of pages) {
    try {
      const text = await renderPage(page, press)
      if (text.includes(pictureFolder)) illustrated.push({ page, text })
      bytes.set(page, Buffer.from(text))
    } catch (error) {
      failures.push({ path: page.path, reason: reasonOf(error) })
    }
  }
  const texts = illustrated.map(({ text }) => text)
  for (const [name, reason] of await tryPictures(texts, press))
    for (const { page, text } of illustrated)
      if (text.includes(pictureFolder + name) && bytes.delete(page))
        failures.push({ path: page.path, reason })
  return { bytes, failures }
}
