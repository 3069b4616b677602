import type { Family } from '../../domain/content-item/families.ts'
import { type ContentField, fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import { type DocumentPath, formatPath, getValue, isSame } from './document-path.ts'

/** A value that differs between two documents. */
export interface DocumentChange {
  path: DocumentPath
  before: unknown
  after: unknown
}

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is compared as a whole: a plain value, or a list of plain values. */
const isWhole = (value: unknown): boolean =>
  !isContainer(value) || (Array.isArray(value) && value.every((each) => !isContainer(each)))

/** Returns the keys of two values: the names of fields, or the positions in lists. */
const stepsOf = (one: unknown, other: unknown): (string | number)[] => {
  if (Array.isArray(one) || Array.isArray(other)) {
    const length = Math.max(Array.isArray(one) ? one.length : 0, Array.isArray(other) ? other.length : 0)
    return Array.from({ length }, (_, index) => index)
  }
  return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])]
}

/** Returns the values that differ between two documents, in the order of the first document. */
export function listChanges(before: unknown, after: unknown, path: DocumentPath = []): DocumentChange[] {
  if (isSame(before, after)) return []
  const isNull = before === null || after === null
  const isLeaf =
    isNull || ((isWhole(before) || before === undefined) && (isWhole(after) || after === undefined))
  if (isLeaf && path.length > 0) return [{ path, before, after }]
  return stepsOf(before, after).flatMap((step) =>
    listChanges(getValue(before, [step]), getValue(after, [step]), [...path, step]),
  )
}

/** Returns the path of a value in the notation of the field registry: 'texts.*.chapters[].name'. */
const registryPath = (path: DocumentPath): string =>
  path.reduce<string>((text, step, index) => {
    if (typeof step === 'number') return `${text}[]`
    const name = path[index - 1] === 'texts' ? '*' : step
    return text ? `${text}.${name}` : name
  }, '')

/** Returns the field that a value belongs to, or the closest enclosing field; undefined for an unknown path. */
export function fieldOfPath(family: Family, path: DocumentPath): ContentField | undefined {
  const fields = fieldsOfFamily(family)
  for (let length = path.length; length > 0; length -= 1) {
    const name = registryPath(path.slice(0, length)).replace(/\[\]$/, '')
    const found = fields.find((field) => field.path === name)
    if (found) return found
  }
  return undefined
}

/** Returns the language that the path of a text contains; undefined for values that all languages share. */
export const languageOfPath = (path: DocumentPath): string | undefined => {
  const index = path.indexOf('texts')
  const language = index < 0 ? undefined : path[index + 1]
  return language === undefined ? undefined : String(language)
}

/** Returns the path of a change as a text, for use as a key. */
export const changeKey = ({ path }: DocumentChange): string => formatPath(path)
