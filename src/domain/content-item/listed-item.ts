import * as z from 'zod/mini'
import { tenantName } from './document.ts'
import { itemState } from './edition.ts'
import { family } from './families.ts'
import { itemRights } from './item-rights.ts'
import { textState } from './text-state.ts'

/** An item in the list of items. */
export const listedItem = z.object({
  family,
  id: z.int(),
  /** The title of its draft, or else of its last edition, in English or its first language. */
  title: z.string(),
  code: z.nullable(z.string()),
  state: itemState,
  /** The number of times it was published or withdrawn; 0 before the first publish. */
  edition: z.int(),
  /** The draft: its version, and the instant of its scheduled publish. */
  draft: z.nullable(z.object({ version: z.int(), publishAt: z.nullable(z.iso.datetime()) })),
  /** The editor of the last save or publish, and its time. */
  editor: z.string(),
  changedAt: z.iso.datetime(),
  tenants: z.array(tenantName),
  /** The folders of the sites that show it; null for all sites of its tenants. */
  sites: z.nullable(z.array(z.string())),
  /** The state of the texts in each language but English. */
  languages: z.record(z.string(), textState),
  /** The rights of the caller. */
  rights: itemRights,
})

export type ListedItem = z.infer<typeof listedItem>
