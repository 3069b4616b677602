import { type Family, family } from '#src/domain/content/families.ts'
import { capital, type Json, refTo, schemaAt } from './json.ts'

const families: readonly Family[] = family.options
const documentOf = (each: Family): string => `${capital(each)}Document`
const itemOf = (each: Family): string => `${capital(each)}Item`

/** A document with its family, which says how the document looks. */
const item = (each: Family): Json => ({
  type: 'object',
  required: ['family', 'document'],
  properties: { family: { type: 'string', const: each }, document: refTo(documentOf(each)) },
})

/** What the contract takes as an open document, family by family: `Document` alone, and `Item` with its family. */
export const contentSchemas: Readonly<Record<string, Json>> = {
  ...Object.fromEntries(families.map((each) => [itemOf(each), item(each)])),
  Document: {
    description: 'The document of an item; its family says how it looks.',
    anyOf: families.map((each) => refTo(documentOf(each))),
  },
  Item: {
    oneOf: families.map((each) => refTo(itemOf(each))),
    discriminator: {
      propertyName: 'family',
      mapping: Object.fromEntries(families.map((each) => [each, schemaAt(itemOf(each))])),
    },
  },
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Wherever a family stands beside a document, the one chooses the other. */
export function byFamily(json: Json): Json {
  const { properties, required } = json as { properties?: Json; required?: string[] }
  if (!(properties && 'family' in properties && 'document' in properties)) return inside(json)
  const { family: _, document: __, ...others } = properties
  const rest = required?.filter((name) => name in others)
  return { allOf: [{ ...json, properties: others, required: rest }, refTo('Item')] }
}

const inside = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      Array.isArray(value) || !isObject(value) ? value : byFamily(value),
    ]),
  )
