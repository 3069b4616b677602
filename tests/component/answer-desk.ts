import { vi } from 'vitest'

/**
 * Replaces `fetch` for the calls of the desk: returns prepared responses by path, and "not found" for other calls.
 * Returns the paths and bodies of the requests. Mocking modules would not work, because all test files of a worker
 * share the loaded modules.
 */
export function answerDesk(answers: Readonly<Record<string, unknown>> = {}) {
  document.documentElement.dataset.desk = JSON.stringify({ siteId: 1, languages: { en: 1 } })
  const requests: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    const path = new URL(url, 'http://localhost').pathname.replace(/^\/api/, '')
    requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
    const isFound = path in answers
    return Response.json({ code: isFound ? 200 : 404, message: '', data: isFound ? answers[path] : {} })
  })
  return requests
}
