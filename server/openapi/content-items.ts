import { type Family, family } from '#src/domain/content-item/families.ts'
import { capital, createRef, type Json, schemaPath } from './json.ts'

/** What the contract takes as an open document: a finished one, or a draft of which anything may be missing. */
type Kind = 'Document' | 'Draft'

const families: readonly Family[] = family.options
const nameOf = (each: Family, kind: Kind): string => `${capital(each)}${kind}`
const items = { Document: 'Item', Draft: 'DraftItem' } as const
const itemOf = (each: Family, kind: Kind): string => `${capital(each)}${items[kind]}`

/** A document with its family, which says how the document looks. */
const item = (each: Family, kind: Kind): Json => ({
  type: 'object',
  required: ['family', 'document'],
  properties: { family: { type: 'string', const: each }, document: createRef(nameOf(each, kind)) },
})

/** What the contract takes as an open document, family by family: alone, and as an item with its family. */
const schemasOf = (kind: Kind, description: string): Record<string, Json> => ({
  ...Object.fromEntries(families.map((each) => [itemOf(each, kind), item(each, kind)])),
  [kind]: { description, anyOf: families.map((each) => createRef(nameOf(each, kind))) },
  [items[kind]]: {
    oneOf: families.map((each) => createRef(itemOf(each, kind))),
    // Beside a second discriminator, openapi-typescript leaves `family` out of the type; each draft's `const` says it too.
    ...(kind === 'Document' && {
      discriminator: {
        propertyName: 'family',
        mapping: Object.fromEntries(families.map((each) => [each, schemaPath(itemOf(each, kind))])),
      },
    }),
  },
})

export const contentSchemas: Readonly<Record<string, Json>> = {
  ...schemasOf('Document', 'The document of an item; its family says how it looks.'),
  ...schemasOf('Draft', 'The draft of an item: its document, of which anything may be missing.'),
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Wherever a family stands beside a document, the one chooses the other. */
export function discriminateByFamily(json: Json): Json {
  const { properties, required } = json as { properties?: Json; required?: string[] }
  if (!(properties && 'family' in properties && 'document' in properties)) return inside(json)
  const { family: _, document, ...others } = properties
  const kind = JSON.stringify(document) === JSON.stringify(createRef('Draft')) ? 'Draft' : 'Document'
  const rest = required?.filter((name) => name in others)
  return { allOf: [{ ...json, properties: others, required: rest }, createRef(items[kind])] }
}

const inside = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      Array.isArray(value) || !isObject(value) ? value : discriminateByFamily(value),
    ]),
  )
