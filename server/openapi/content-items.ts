import { type Family, family } from '#src/domain/content-item/families.ts'
import { capitalize, createSchemaReference, type JsonObject, schemaPath } from './json.ts'

/**
 * The two kinds of content documents in the contract: a complete document, or a draft in which any field may be
 * missing.
 */
type Kind = 'Document' | 'Draft'

const families: readonly Family[] = family.options
const nameOf = (familyName: Family, kind: Kind): string => `${capitalize(familyName)}${kind}`
const items = { Document: 'Item', Draft: 'DraftItem' } as const
const itemOf = (familyName: Family, kind: Kind): string => `${capitalize(familyName)}${items[kind]}`

/** Returns the schema of a document with its family, which determines the document's schema. */
const item = (familyName: Family, kind: Kind): JsonObject => ({
  type: 'object',
  required: ['family', 'document'],
  properties: {
    family: { type: 'string', const: familyName },
    document: createSchemaReference(nameOf(familyName, kind)),
  },
})

/** Returns the schemas of a kind for all families: of the document alone, and of an item with its family. */
const schemasOf = (kind: Kind, description: string): Record<string, JsonObject> => ({
  ...Object.fromEntries(families.map((familyName) => [itemOf(familyName, kind), item(familyName, kind)])),
  [kind]: {
    description,
    anyOf: families.map((familyName) => createSchemaReference(nameOf(familyName, kind))),
  },
  [items[kind]]: {
    oneOf: families.map((familyName) => createSchemaReference(itemOf(familyName, kind))),
    // Drafts have no discriminator: with a second one, openapi-typescript would leave `family` out of the type. The
    // schema of each draft's item states its family as a `const`.
    ...(kind === 'Document' && {
      discriminator: {
        propertyName: 'family',
        mapping: Object.fromEntries(
          families.map((familyName) => [familyName, schemaPath(itemOf(familyName, kind))]),
        ),
      },
    }),
  },
})

export const contentSchemas: Readonly<Record<string, JsonObject>> = {
  ...schemasOf('Document', 'The document of an item; its family determines its schema.'),
  ...schemasOf('Draft', 'The draft of an item: its document, of which anything may be missing.'),
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** Replaces each object schema with `family` and `document` by a choice between the schemas of all families. */
export function discriminateByFamily(json: JsonObject): JsonObject {
  const { properties, required } = json as { properties?: JsonObject; required?: string[] }
  if (!(properties && 'family' in properties && 'document' in properties)) return discriminateInside(json)
  const { family: _, document, ...others } = properties
  const kind =
    JSON.stringify(document) === JSON.stringify(createSchemaReference('Draft')) ? 'Draft' : 'Document'
  const rest = required?.filter((name) => name in others)
  return { allOf: [{ ...json, properties: others, required: rest }, createSchemaReference(items[kind])] }
}

const discriminateInside = (json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      Array.isArray(value) || !isObject(value) ? value : discriminateByFamily(value),
    ]),
  )
