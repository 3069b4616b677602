import * as z from 'zod/mini'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import type { findContentItems } from '#src/contract/publishing/content-list.ts'
import { itemState } from '#src/domain/content-item/edition.ts'
import { family } from '#src/domain/content-item/families.ts'

/** The filter of the list, as it is stored in the query string of the URL. */
const contentFilter = z.object({
  query: z.optional(z.string()),
  state: z.optional(z.enum([...itemState.options, 'withDraft', 'scheduled'])),
  site: z.optional(z.string()),
  missing: z.optional(z.string()),
  outdated: z.optional(z.string()),
  editor: z.optional(z.string()),
  sort: z.optional(z.enum(['changed', '-changed', 'title', '-title'])),
})
export type ContentFilter = z.infer<typeof contentFilter>

/** Reads the filter from the parameters of a URL. If one of the values is not allowed, returns an empty filter. */
export const parseContentFilter = (search: Record<string, string>): ContentFilter =>
  contentFilter.safeParse(search).data ?? {}

/** The value of the filter `editor` for the signed-in editor's items. */
export const myItemsFilter = 'me'

/** Returns the API request for a filter. The items that were changed last come first by default. */
export function requestOfFilter(
  familyName: string | undefined,
  filter: ContentFilter,
): RequestOf<typeof findContentItems> {
  const { state, editor, sort = '-changed', query, site, missing, outdated } = filter
  const found = family.safeParse(familyName)
  return {
    ...(found.success && { family: found.data }),
    ...(query && { query }),
    ...(site && { site }),
    ...(missing && { missing }),
    ...(outdated && { outdated }),
    ...(state === 'withDraft'
      ? { draft: true }
      : state === 'scheduled'
        ? { scheduled: true }
        : state && { state }),
    ...(editor === myItemsFilter && { mine: true }),
    ...(editor && editor !== myItemsFilter && { editor }),
    sort,
    limit: 50,
  }
}
