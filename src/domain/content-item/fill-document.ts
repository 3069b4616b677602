import type * as z from 'zod/mini'
import { definitionOf, type SchemaDefinition } from './field-registry/unwrap-schema.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === undefined || value === ''

/**
 * Whether a text is written for readers, so that a preview may show it empty: it has a minimum length and is not a
 * URL, code or time.
 */
const isWritten = ({ checks = [] }: SchemaDefinition): boolean => {
  const names = checks.map((check) => (check as z.core.$ZodCheck)._zod.def.check)
  return names.includes('min_length') && !names.includes('string_format')
}

/**
 * Returns the fields of an object, with missing texts and lists filled. `fallback` contains the English texts of the
 * item.
 */
function fillFields(shape: z.core.$ZodShape, value: Fields, fallback: Fields): Fields {
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    fillMissingValues(field, isEmpty(value[name]) ? undefined : value[name], fallback[name]),
  ])
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined))
}

const firstOf = (texts: Fields): unknown => Object.values(texts)[0]

/**
 * Returns texts by language, filled so that English is complete, and every other language has all texts of the
 * item's page or none.
 */
function fillListedTexts(shape: z.core.$ZodShape, listed: z.core.$ZodType, value: Fields): Fields {
  const english = fillMissingValues(shape.en as z.core.$ZodType, value.en ?? {}, firstOf(value)) as Fields
  const fields = (definitionOf(listed) as SchemaDefinition & { shape: z.core.$ZodShape }).shape
  const ofPage = Object.keys(fields).filter((name) => definitionOf(fields[name] as never).type === 'optional')
  const languages = Object.entries(value).filter(([language]) => language !== 'en')
  const others = languages.map(([language, words]) => {
    const filled = fillFields(fields, isFields(words) ? words : {}, english)
    const hasPage = ofPage.some((name) => name in filled)
    return [language, hasPage ? fillMissingValues(shape.en as z.core.$ZodType, filled, english) : filled]
  })
  return { en: english, ...Object.fromEntries(others) }
}

/**
 * Returns texts by language without gaps: missing English texts are filled from another language, and missing texts
 * in other languages from English.
 */
function fillTexts(words: z.core.$ZodType, value: Fields): Fields {
  const english = fillMissingValues(words, value.en ?? {}, firstOf(value))
  const others = Object.entries(value).filter(([language]) => language !== 'en')
  return {
    en: english,
    ...Object.fromEntries(
      others.map(([language, each]) => [language, fillMissingValues(words, each, english)]),
    ),
  }
}

/**
 * Returns a value in which missing texts and lists are filled from `fallback`, or with empty ones. Missing booleans
 * become false, missing nullable values null; other missing values stay missing.
 */
export function fillMissingValues(schema: z.core.$ZodType, value: unknown, fallback?: unknown): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
      return isEmpty(value) ? undefined : fillMissingValues(definition.innerType, value, fallback)
    case 'nullable':
      return isEmpty(value) || value === null
        ? null
        : fillMissingValues(definition.innerType, value, fallback)
    case 'default':
      return fillMissingValues(definition.innerType, value, fallback)
    case 'object': {
      const given = isFields(value) ? value : {}
      if (definition.catchall && definition.shape.en)
        return fillListedTexts(definition.shape, definition.catchall, given)
      return fillFields(definition.shape, given, isFields(fallback) ? fallback : {})
    }
    case 'record':
      return fillTexts(definition.valueType, isFields(value) ? value : {})
    case 'array': {
      const given = Array.isArray(value) ? value : Array.isArray(fallback) ? fallback : []
      return given.map((each, index) =>
        fillMissingValues(definition.element, each, Array.isArray(fallback) ? fallback[index] : undefined),
      )
    }
    case 'union': {
      const option = definition.options.find(
        (each) => (definitionOf(each).type === 'object') === isFields(value),
      )
      return fillMissingValues(option ?? (definition.options[0] as z.core.$ZodType), value, fallback)
    }
    case 'string':
      if (!isEmpty(value)) return value
      return isWritten(definition) ? (typeof fallback === 'string' ? fallback : '') : undefined
    case 'boolean':
      return value ?? false
    default:
      return value
  }
}
