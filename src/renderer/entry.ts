import { createApp } from 'astro/app/entrypoint'
import { atOnce } from './sync-runtime/pages.ts'

const app = createApp()
const page = import.meta.env.AT_ONCE ? await atOnce(app.manifest) : () => undefined

/** The answer of Astro's own engine: feeds, and with an unknown version of Astro everything. */
async function answerOf(path: string, locals: App.Locals): Promise<string> {
  const answer = await app.render(new Request(new URL(path, 'http://localhost')), { locals })
  if (answer.status !== 200) throw new Error(`${path} was rendered with status ${answer.status}`)
  return answer.text()
}

/** The HTML of a path as routes.ts makes it, "/eu/de/course/detail/7". `locals` are everything that the page shows. */
export const renderPath = (path: string, locals: App.Locals): string | Promise<string> =>
  page(path, locals) ?? answerOf(path, locals)
