import type * as z from 'zod/mini'
import { richText } from './document.ts'
import { documentSchemas, type Family } from './families.ts'

type Definition = z.core.$ZodTypes['_zod']['def']

export interface RichText {
  path: (string | number)[]
  html: string
}

const withParent = (key: string | number, texts: readonly RichText[]): RichText[] =>
  texts.map(({ path, html }) => ({ path: [key, ...path], html }))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the rich texts in a value, which the schema identifies. Parts of the value that don't match the schema
 * are skipped.
 */
function richTextsOf(schema: z.core.$ZodType | undefined, value: unknown): RichText[] {
  if (!schema) return []
  if (schema === richText) return typeof value === 'string' ? [{ path: [], html: value }] : []
  const definition = schema._zod.def as Definition
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return richTextsOf(definition.innerType, value)
    case 'union':
      return definition.options.flatMap((option) => richTextsOf(option, value))
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((each, index) => withParent(index, richTextsOf(definition.element, each)))
        : []
    case 'record':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, each]) =>
            withParent(key, richTextsOf(definition.valueType, each)),
          )
        : []
    case 'object':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, each]) =>
            withParent(key, richTextsOf(definition.shape[key] ?? definition.catchall, each)),
          )
        : []
    default:
      return []
  }
}

/** Returns every rich text of a family's document or draft, with its path. */
export const listRichTexts = (family: Family, document: unknown): RichText[] =>
  richTextsOf(documentSchemas[family], document)
