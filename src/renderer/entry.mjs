import { createApp } from 'astro/app/entrypoint'

const app = createApp()

/**
 * The HTML of one page.
 * @param {string} path as routes.ts makes it: '/eu/de/course/detail/7'
 * @param {App.Locals} locals everything that the page shows
 */
export async function render(path, locals) {
  const answer = await app.render(new Request(new URL(path, 'http://localhost')), { locals })
  if (answer.status !== 200) throw new Error(`${path} was rendered with status ${answer.status}`)
  return answer.text()
}
