import { localsOf } from '../../src/content/locals.ts'
import type { Page } from '../../src/content/page.ts'
import { seal } from './seal.ts'
import type { Workshop } from './workshop.ts'

/** Renders a page and seals it with its policy; a feed is no page. */
export async function renderPage(
  page: Page,
  { sites, origins, renderer }: Pick<Workshop, 'sites' | 'origins' | 'renderer'>,
): Promise<string> {
  const rendered = await renderer.render(page.path, localsOf(page, sites, origins))
  return page.path.endsWith('.xml') ? rendered : seal(rendered)
}
