import type * as z from 'zod/mini'
import { documents, type Family, family as families } from './families.ts'
import { showable } from './invalid-character.ts'
import { looseOf } from './loose.ts'

/** The document of a draft: fields of its family's document, of which any may be missing. */
export type DraftDocument = Record<string, unknown>

const draftSchemaFor = (family: Family): z.ZodMiniType<DraftDocument> =>
  showable(looseOf(documents[family]) as z.ZodMiniObject)

const schemas = new Map(families.options.map((family) => [family, draftSchemaFor(family)]))

/**
 * The schema of the drafts of a family, derived from that of its documents. Signs that no page can show are refused in drafts too: a
 * database stores not all of them.
 */
export const draftSchemaOf = (family: Family): z.ZodMiniType<DraftDocument> =>
  schemas.get(family) as z.ZodMiniType<DraftDocument>
