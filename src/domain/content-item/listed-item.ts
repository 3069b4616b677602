import * as z from 'zod/mini'
import { tenantName } from './document.ts'
import { itemState } from './edition.ts'
import { family } from './families.ts'
import { itemRights } from './item-rights.ts'
import { textStateCounts } from './text-state.ts'

/** An item, as the list of items shows it. */
export const listedItem = z.object({
  family,
  id: z.int(),
  /**
   * The title in the item's draft; if there is no draft, the title in its last edition. The title is in English,
   * else in the item's first language.
   */
  title: z.string(),
  code: z.nullable(z.string()),
  state: itemState,
  /** The number of times that the item was published or withdrawn; 0 before the first publish. */
  edition: z.int(),
  /** The draft's version, and the instant of its scheduled publish; null if the item has no draft. */
  draft: z.nullable(z.object({ version: z.int(), publishAt: z.nullable(z.iso.datetime()) })),
  /** The editor of the last save or publish; `at` is its time. */
  editor: z.string(),
  changedAt: z.iso.datetime(),
  tenants: z.array(tenantName),
  /** The folders of the sites that show the item; null for all sites of its tenants. */
  sites: z.nullable(z.array(z.string())),
  /** The state of the texts in each language but English. */
  languages: z.record(z.string(), textStateCounts),
  /** The caller's rights for the item. */
  rights: itemRights,
})

export type ListedItem = z.infer<typeof listedItem>
