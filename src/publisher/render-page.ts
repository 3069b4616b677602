import { localsOf } from '../page-data/locals.ts'
import type { SitePage } from '../page-data/page.ts'
import { injectCsp } from './inject-csp.ts'
import type { PublishContext } from './publish-context.ts'

type RenderPageContext = Pick<PublishContext, 'sites' | 'origins' | 'videoOrigin' | 'renderer'>

/**
 * Renders a page and adds its Content-Security-Policy, which feeds do not get. Returns the pieces of the text, in
 * their order.
 */
export async function renderPageChunks(
  page: SitePage,
  { sites, origins, videoOrigin, renderer }: RenderPageContext,
): Promise<string[]> {
  const rendered = await renderer.render(page.path, localsOf(page, sites, origins))
  return page.path.endsWith('.xml') ? [rendered] : injectCsp(rendered, videoOrigin)
}

/** Renders a page and returns it as one text. */
export const renderPage = async (page: SitePage, context: RenderPageContext): Promise<string> =>
  (await renderPageChunks(page, context)).join('')

const counterAttribute = / data-analytics="[^"]*"/

/** Renders a page without the analytics script and returns it as one text. */
export async function renderPreview(
  page: SitePage,
  { sites, origins, videoOrigin, renderer }: RenderPageContext,
): Promise<string> {
  const rendered = await renderer.render(page.path, localsOf(page, sites, origins))
  return injectCsp(rendered.replace(counterAttribute, ''), videoOrigin).join('')
}
