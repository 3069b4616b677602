import type * as z from 'zod/mini'
import type { FieldEntry } from './field-entry.ts'
import { sharedFields } from './shared-fields.ts'

export type Definition = z.core.$ZodTypes['_zod']['def']

/** Returns the definition of a schema as the union of all types, which TypeScript narrows by `type`. */
export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition

/** A schema without its wrappers. */
export interface UnwrappedSchema {
  inner: z.core.$ZodType
  isOptional: boolean
  /** The schema of the list, if the field has a list of values. */
  list: z.core.$ZodType | undefined
  /** The shared entry; facts of outer schemas replace those of inner ones. */
  shared: FieldEntry
}

/** Removes the wrappers of a schema: optional, nullable, default and list. A list of nullable values is not optional. */
export function unwrapSchema(schema: z.core.$ZodType): UnwrappedSchema {
  const definition = definitionOf(schema)
  const entry = sharedFields.get(schema)
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
  // The facts of a kind always come from one entry, which a spread of two entries can't express.
  shared: { ...unwrapped.shared, ...entry } as FieldEntry,
})
