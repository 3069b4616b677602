import { localsOf } from '../content/locals.ts'
import type { Page } from '../content/page.ts'
import type { Press } from './press.ts'
import { seal } from './seal.ts'

/** Renders a page and adds its Content-Security-Policy; a feed gets none. */
export async function renderPage(
  page: Page,
  { sites, origins, renderer }: Pick<Press, 'sites' | 'origins' | 'renderer'>,
): Promise<string> {
  const rendered = await renderer.render(page.path, localsOf(page, sites, origins))
  return page.path.endsWith('.xml') ? rendered : seal(rendered)
}
