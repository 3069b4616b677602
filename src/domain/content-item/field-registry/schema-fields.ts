import type * as z from 'zod/mini'
import type { FieldEntry, FieldKind } from './field-entry.ts'
import { type FieldLimits, fieldLimitsOf } from './field-limits.ts'
import { kindOfSchema } from './schema-kind.ts'
import { sharedPartEntries } from './shared-fields.ts'
import { definitionOf, unwrapSchema } from './unwrap-schema.ts'

/** The properties of a field that follow from its schema, with the entry that several families share. */
export interface SchemaField {
  path: string
  /** Whether the field, or an object that contains it, may be absent. */
  isOptional: boolean
  isList: boolean
  limits: FieldLimits
  /** The values of a field that offers a choice. */
  choices?: readonly string[]
  /** The kind of the field; undefined if the schema does not determine it. */
  kind: FieldKind | undefined
  shared: FieldEntry
  /** The picture, price or audience that the field is a part of; absent for other fields. */
  owner?: FieldOwner
}

/** A picture, price or audience that a field is a part of. The path of a picture in a list ends in []. */
export interface FieldOwner {
  path: string
  kind: FieldKind
}

type Place = Pick<SchemaField, 'path' | 'isOptional' | 'owner'>

const hasParts = (schema: z.core.$ZodType): boolean =>
  ['object', 'record', 'union'].includes(definitionOf(schema).type)

/**
 * Returns the fields within a value: the fields of an object, of the texts in each language, or of the objects in a
 * union.
 */
function fieldsWithin(schema: z.core.$ZodType, place: Place): SchemaField[] {
  const definition = definitionOf(schema)
  const inLanguage = { ...place, path: `${place.path}.*` }
  switch (definition.type) {
    case 'record':
      return fieldsWithin(definition.valueType, inLanguage)
    case 'union':
      return definition.options.flatMap((option) => fieldsWithin(option, place))
    case 'object':
      // The schema was created by `createListedItemTextsSchema`: its texts are complete only in English.
      if (definition.catchall && definition.shape.en) return fieldsWithin(definition.shape.en, inLanguage)
      return Object.entries(definition.shape).flatMap(([name, field]) =>
        fieldsAt(field, { ...place, path: place.path === '' ? name : `${place.path}.${name}` }),
      )
    default:
      return []
  }
}

/**
 * Returns the field of a schema, followed by the fields within it. An object is a field itself only if it is shared
 * or in a list.
 */
function fieldsAt(schema: z.core.$ZodType, place: Place): SchemaField[] {
  const unwrapped = unwrapSchema(schema)
  const { inner, list, shared } = unwrapped
  const isOptional = place.isOptional || unwrapped.isOptional
  const kind = kindOfSchema(unwrapped)
  if (kind === undefined && hasParts(inner)) return fieldsWithin(inner, { ...place, isOptional })
  const path = list ? `${place.path}[]` : place.path
  const owner = place.owner ?? (kind && kind in sharedPartEntries ? { path, kind } : undefined)
  const definition = definitionOf(inner)
  return [
    {
      ...{ ...place, isOptional, isList: list !== undefined, kind },
      limits: fieldLimitsOf(inner, list),
      shared: place.owner ? partEntry(place.path, place.owner, shared) : shared,
      ...(definition.type === 'enum' && { choices: Object.values(definition.entries).map(String) }),
    },
    ...fieldsWithin(inner, {
      path,
      // The list may be absent, but each of its parts exists, so the required fields of a part are required.
      isOptional: false,
      ...(owner && { owner }),
    }),
  ]
}

/** Returns the entry of a part of a picture, price or audience. */
function partEntry(path: string, owner: FieldOwner, shared: FieldEntry): FieldEntry {
  const name = path.slice(`${owner.path}.`.length)
  return { ...shared, ...sharedPartEntries[owner.kind]?.[name] } as FieldEntry
}

/** Returns the fields of a document's schema, in the order of the schema. */
export const listSchemaFields = (schema: z.core.$ZodType): SchemaField[] =>
  fieldsWithin(schema, { path: '', isOptional: false })
