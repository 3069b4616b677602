import * as z from 'zod/mini'
import { languageTagPattern } from '../../domain/content-item/document.ts'
import { itemState } from '../../domain/content-item/edition.ts'
import { family } from '../../domain/content-item/families.ts'
import { listedItem } from '../../domain/content-item/listed-item.ts'
import { pendingTextCounts } from '../../domain/content-item/text-state.ts'
import { poolUse } from '../../domain/pool/pool-use.ts'
import { declareCall } from '../protocol/call.ts'
import { booleanFilterCodec, createStaffListSchemas } from '../protocol/staff-list.ts'
import { filterText } from '../protocol/wire.ts'

const language = z.optional(z.string().check(z.regex(languageTagPattern)))

/**
 * Returns one page of the items that editors maintain, by default the last changed one first. `query` searches parts
 * of titles, codes and numbers. `missing` is a language in which texts are missing, `outdated` a language in which
 * texts are older than the English ones. `mine` selects the items that the caller changed last. `site` is the folder
 * of a site and selects the items that this site shows. `use` selects question pools with this use.
 */
export const findContentItems = declareCall({
  who: 'operator',
  role: 'editor',
  method: 'GET',
  path: '/operator/content/items',
  summary: 'Items of editors, with their state and their languages',
  source: 'ours',
  ...createStaffListSchemas(listedItem, ['changed', 'title'], {
    family: z.optional(family),
    state: z.optional(itemState),
    draft: z.optional(booleanFilterCodec),
    /** Whether a publish of the draft is scheduled. */
    scheduled: z.optional(booleanFilterCodec),
    site: z.optional(filterText),
    missing: language,
    outdated: language,
    editor: z.optional(filterText),
    mine: z.optional(booleanFilterCodec),
    use: z.optional(poolUse),
  }),
})

/**
 * Returns, for each language of the sites except English, the number of items with missing texts and the number of
 * items with texts that are older than the English ones.
 */
export const countPendingTexts = declareCall({
  who: 'operator',
  role: 'editor',
  method: 'GET',
  path: '/operator/content/languages',
  summary: 'The number of items with missing or outdated texts, by language',
  source: 'ours',
  request: z.object({}),
  response: z.array(pendingTextCounts),
})
