import { createApp } from 'astro/app/entrypoint'
import { createSyncRenderer } from './sync-runtime/pages.ts'

const app = createApp()
const page = import.meta.env.SYNC_RENDERING ? await createSyncRenderer(app.manifest) : () => undefined

/**
 * Renders a path with Astro's own engine. It is used for feeds, and for all pages if the installed version of Astro
 * has not been compared with our own runtime.
 */
async function renderWithAstro(path: string, locals: App.Locals): Promise<string> {
  const response = await app.render(new Request(new URL(path, 'http://localhost')), { locals })
  if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`)
  return response.text()
}

/** Returns the HTML of a path from routes.ts, "/eu/de/course/detail/7". `locals` are the data of the page. */
export const renderPath = (path: string, locals: App.Locals): string | Promise<string> =>
  page(path, locals) ?? renderWithAstro(path, locals)
