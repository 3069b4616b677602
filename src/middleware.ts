import type { MiddlewareHandler } from 'astro'

/**
 * Sets the locals of pages. The publisher passes the locals in; in development they are created for each request
 * with data from the running API.
 */
export const onRequest: MiddlewareHandler = async ({ locals, url, request }, next) => {
  if (locals.page) return next()
  if (!import.meta.env.DEV) return new Response(null, { status: 404 })
  const { loadDevelopmentLocals } = await import('./page-data/development.ts')
  const found = await loadDevelopmentLocals(url, request.headers.get('host') ?? '')
  if (!found) return new Response('Not found', { status: 404 })
  Object.assign(locals, found)
  return next()
}
