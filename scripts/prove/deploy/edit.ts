import { createApi } from '#src/api/create-api.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import type { WriteCounts } from './write-counts.ts'

const item = { family: 'news', id: 1 } as const

/** An editor's server: its port, the operator's token, and where its answers are counted. */
interface EditorPlace {
  port: number
  token: string
  counts: WriteCounts
}

/**
 * Saves a draft of a news item on a server and publishes it. Returns why that failed; undefined if readers see it. Answers with 5xx are
 * counted in any case.
 */
export async function publishEdit({ port, token, counts }: EditorPlace): Promise<string | undefined> {
  const api = createApi({
    ...{ baseURL: `http://localhost:${port}/api`, siteId: 1, languageId: 1, fetch: counts.fetchAt(port) },
    headers: { Authorization: `Bearer ${token}` },
  })
  const found = await api.call(getContentItem, item)
  if (!found.ok) return JSON.stringify(found.failure)
  const { published, edition, saved } = found.value
  const start = saved ? { version: saved.version } : { edition }
  const draft = await api.call(saveDraft, { ...item, ...start, document: published ?? {} })
  if (!draft.ok) return JSON.stringify(draft.failure)
  counts.count(port, 'draft saved')
  const result = await api.call(publishItem, item, { waitsForPublish: true })
  if (!result.ok) return JSON.stringify(result.failure)
  counts.count(port, 'edition published')
  return result.value.sites.find(({ failure }) => failure)?.failure
}
