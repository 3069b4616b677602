import type { Family } from '../families.ts'
import { type ContentField, fieldsOfFamily } from './content-field.ts'

/**
 * Returns the value with which a field refers to an item; undefined if the field refers to items of other families.
 */
function valueOfReference(field: ContentField, family: string, key: string): string | undefined {
  if (field.kind === 'reference') return field.family === family && !field.canBeWithdrawn ? key : undefined
  const group = field.kind === 'category' && family === 'category' ? `${field.categoryGroup}:` : undefined
  return group && key.startsWith(group) ? key.slice(group.length) : undefined
}

/** Returns the path to the value `wanted` in the field whose path consists of `steps`. */
function findValue(value: unknown, steps: readonly string[], wanted: string): PropertyKey[] | undefined {
  const [step, ...rest] = steps
  if (typeof value !== 'object' || value === null)
    return step === undefined && String(value) === wanted ? [] : undefined
  const name = step?.replace('[]', '')
  for (const [each, inner] of Object.entries(value)) {
    const isStep = Array.isArray(value) || name === '*' || name === each
    const path = isStep ? findValue(inner, Array.isArray(value) ? steps : rest, wanted) : undefined
    if (path) return [Array.isArray(value) ? Number(each) : each, ...path]
  }
  return undefined
}

/**
 * Returns the path to the field of a document that refers to an item, given as its family and key ('trainer 9');
 * undefined if no field does.
 */
export function findReferencePath(
  family: Family,
  document: unknown,
  reference: string,
): PropertyKey[] | undefined {
  const [of = '', ...key] = reference.split(' ')
  for (const field of fieldsOfFamily(family)) {
    const value = valueOfReference(field, of, key.join(' '))
    const path = value === undefined ? undefined : findValue(document, field.path.split('.'), value)
    if (path) return path
  }
  return undefined
}
