import type { Api } from '#src/api/create-api.ts'
import { exportItems } from '#src/contract/publishing/editing.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'

/** A published item of a family. */
export interface PublishedItem {
  id: number
  document: Record<string, unknown>
}

/** Lists all published items of a family, page by page. */
export async function listPublishedItems(api: Api, family: Family): Promise<PublishedItem[]> {
  const all: PublishedItem[] = []
  for (let more = true; more; ) {
    const last = all.at(-1)?.id
    const page = await unwrapOrThrow(
      api.call(exportItems, { family, ...(last !== undefined && { after: last }) }),
    )
    all.push(...page.items)
    more = page.more
  }
  return all
}
