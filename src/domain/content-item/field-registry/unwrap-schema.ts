import type * as z from 'zod/mini'
import type { FieldEntry } from './field-entry.ts'
import { sharedFieldEntries } from './shared-fields.ts'

export type SchemaDefinition = z.core.$ZodTypes['_zod']['def']

/**
 * Returns the definition of a schema, typed as the union of all definitions, which TypeScript can narrow by `type`.
 */
export const definitionOf = (schema: z.core.$ZodType): SchemaDefinition => schema._zod.def as SchemaDefinition

/** A schema without its wrappers (optional, nullable, default and list). */
export interface UnwrappedSchema {
  inner: z.core.$ZodType
  isOptional: boolean
  /** The schema of the list, if the field has a list of values. */
  list: z.core.$ZodType | undefined
  /** The shared entry of the schema. The properties of outer schemas replace those of inner ones. */
  shared: FieldEntry
}

/**
 * Removes the wrappers of a schema: optional, nullable, default and list. A list whose values are nullable does not
 * count as optional.
 */
export function unwrapSchema(schema: z.core.$ZodType): UnwrappedSchema {
  const definition = definitionOf(schema)
  const entry = sharedFieldEntries.get(schema)
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return withEntry(entry, { ...unwrapSchema(definition.innerType), isOptional: true })
    case 'array':
      return withEntry(entry, { ...unwrapSchema(definition.element), isOptional: false, list: schema })
    default:
      return withEntry(entry, { inner: schema, isOptional: false, list: undefined, shared: {} })
  }
}

const withEntry = (entry: FieldEntry | undefined, unwrapped: UnwrappedSchema): UnwrappedSchema => ({
  ...unwrapped,
  // The cast is needed because all properties of a kind come from one entry, which a spread of two entries can't
  // express.
  shared: { ...unwrapped.shared, ...entry } as FieldEntry,
})
