import type * as z from 'zod/mini'
import { documentSchemas, type Family, family as families } from './families.ts'
import { withCharacterCheck } from './invalid-character.ts'
import { looseSchemaOf } from './loose-schema.ts'

/** The document of a draft: the fields of its family's document, all optional. */
export type DraftDocument = Record<string, unknown>

const draftSchemaFor = (family: Family): z.ZodMiniType<DraftDocument> =>
  withCharacterCheck(looseSchemaOf(documentSchemas[family]) as z.ZodMiniObject)

const schemas = new Map(families.options.map((family) => [family, draftSchemaFor(family)]))

/**
 * Returns the schema of a family's drafts, derived from the schema of its documents. Drafts also refuse invalid
 * characters, because the database cannot store all of them.
 */
export const draftSchemaOf = (family: Family): z.ZodMiniType<DraftDocument> =>
  schemas.get(family) as z.ZodMiniType<DraftDocument>
