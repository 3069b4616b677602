import { localsOf } from '../../src/content/locals.ts'
import type { Page } from '../../src/content/page.ts'
import { seal } from './seal.ts'
import type { Workshop } from './workshop.ts'

/** Renders a page and seals it with its policy. */
export async function renderPage(
  page: Page,
  { sites, origins, renderer }: Pick<Workshop, 'sites' | 'origins' | 'renderer'>,
): Promise<string> {
  return seal(await renderer.render(page.path, localsOf(page, sites, origins)))
}
