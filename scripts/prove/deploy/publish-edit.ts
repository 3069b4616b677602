import * as z from 'zod/mini'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'
import { getContentItem, publishItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { toLoadRequest } from '../../load/load-request.ts'
import type { WriteCounts } from './write-counts.ts'

const item = { family: 'news', id: 1 } as const

/** The server on which an editor publishes: its port, the operator token, and the counter of its responses. */
interface EditorPlace {
  port: number
  token: string
  counts: WriteCounts
}

/**
 * Schemas of the response fields that both releases have. The client of the new contract would refuse responses of
 * the old release, because fields that were added later are missing in them.
 */
const answers = {
  item: z.object({
    published: z.record(z.string(), z.unknown()),
    edition: z.int(),
    saved: z.nullish(z.object({ version: z.int() })),
  }),
  draft: z.object({ version: z.int() }),
  publish: z.object({ sites: z.array(z.object({ failure: z.optional(z.string()) })) }),
}

/**
 * Saves a draft of a news item on a server and publishes it. Returns the reason if this failed; undefined if
 * visitors see the item. Responses with 5xx are counted in any case.
 */
export async function publishEdit(place: EditorPlace): Promise<string | undefined> {
  const found = await send(place, getContentItem, item, answers.item)
  if (typeof found === 'string') return found
  const { published, edition, saved } = found
  const start = saved ? { version: saved.version } : { edition }
  const draft = await send(place, saveDraft, { ...item, ...start, document: published }, answers.draft)
  if (typeof draft === 'string') return draft
  place.counts.count(place.port, 'draft saved')
  const result = await send(place, publishItem, item, answers.publish)
  if (typeof result === 'string') return result
  place.counts.count(place.port, 'edition published')
  return result.sites.find(({ failure }) => failure)?.failure
}

/** Sends a call to a server. Returns the data of a successful response, or a refused response as text. */
async function send<C extends Call, Data>(
  { port, token, counts }: EditorPlace,
  call: C,
  request: RequestOf<C>,
  data: z.ZodMiniType<Data>,
): Promise<Data | string> {
  const { url, headers, ...rest } = toLoadRequest(`http://localhost:${port}`, call, request)
  const own = { ...headers, Authorization: `Bearer ${token}` }
  const text = await (await counts.fetchAt(port)(url, { ...rest, headers: own })).text()
  const parsed = z.safeParse(z.object({ code: z.literal(200), data }), JSON.parse(text))
  return parsed.success ? parsed.data.data : text
}
