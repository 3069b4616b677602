import type * as z from 'zod/mini'
import { price } from './field.ts'
import { fieldLimitsOf } from './field-registry/field-limits.ts'
import { definitionOf } from './field-registry/unwrap-schema.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns an object in which each missing field is added if it may be empty. The values of the other fields are
 * filled in the same way.
 */
function fillFields(shape: z.core.$ZodShape, rest: z.core.$ZodType | undefined, value: Fields): Fields {
  const names = [...new Set([...Object.keys(shape), ...Object.keys(value)])]
  const filled = names.map((name) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : rest
    return [name, schema ? fillEmptyValues(schema, value[name]) : value[name]] as const
  })
  return Object.fromEntries(filled.filter(([, each]) => each !== undefined))
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * Returns the texts of a listed item, completed with empty lists. A language has all texts of the item's page (such
 * as `description`) or none; if it has them, the lists that are empty in English are added.
 */
function fillListedTexts({ en, ...others }: Fields): Fields {
  const empty = isFields(en) ? Object.entries(en).filter(([, each]) => isEmptyList(each)) : []
  const languages = Object.entries(others).map(([language, words]) => {
    const hasPage = isFields(words) && 'description' in words
    return [language, hasPage ? { ...Object.fromEntries(empty), ...words } : words]
  })
  return { ...(en !== undefined && { en }), ...Object.fromEntries(languages) }
}

/**
 * Returns a value in which missing fields are null if they may be null, and an empty list if they may be empty,
 * because forms leave out empty fields. Other missing fields stay missing, and so does a fee: an item is free of
 * charge only if its document says so.
 * @example fillEmptyValues(z.object({ video: z.nullable(name), courses: z.array(id) }), {}) // { video: null,
 * courses: [] }
 */
export function fillEmptyValues(schema: z.core.$ZodType, value: unknown): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
      return value === undefined ? undefined : fillEmptyValues(definition.innerType, value)
    case 'nullable':
      if (value === undefined && definition.innerType === price) return undefined
      return value === undefined || value === null ? null : fillEmptyValues(definition.innerType, value)
    case 'array':
      if (value === undefined) return fieldLimitsOf(definition.element, schema).minCount ? undefined : []
      return Array.isArray(value) ? value.map((each) => fillEmptyValues(definition.element, each)) : value
    case 'object': {
      if (!isFields(value)) return value
      const filled = fillFields(definition.shape, definition.catchall, value)
      return definition.catchall && definition.shape.en ? fillListedTexts(filled) : filled
    }
    case 'record':
      return isFields(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, each]) => [name, fillEmptyValues(definition.valueType, each)]),
          )
        : value
    default:
      return value
  }
}
