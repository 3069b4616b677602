/** A document that is being edited: any field may be missing. */
export type PartialDocument = Readonly<Record<string, unknown>>

/** The path to a value in a document: the names of fields, and the positions in lists. */
export type DocumentPath = readonly (string | number)[]

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns the value at a path; undefined if there is no value.
 * @example getValue({ texts: { en: { name: 'Lenses' } } }, ['texts', 'en', 'name']) // 'Lenses'
 */
export const getValue = (document: unknown, path: DocumentPath): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), document)

/**
 * Whether a value counts as absent, so that its field is removed from the document. Null is a value: an item whose
 * fee is null is free of charge, while an item without a fee is incomplete.
 */
const isAbsent = (value: unknown): boolean => value === undefined || value === ''

/**
 * Returns a copy of the document with another value at a path. An empty value removes the field; in a list it stays
 * as an empty text, so that the other values keep their positions.
 */
export function withValue(document: PartialDocument, path: DocumentPath, value: unknown): PartialDocument {
  return set(document, path, value) as PartialDocument
}

function set(container: unknown, [step, ...rest]: DocumentPath, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(container) ? [...container] : []
    while (list.length < step) list.push('')
    list[step] = rest.length > 0 ? set(list[step], rest, value) : (value ?? '')
    return list
  }
  const fields = isContainer(container) && !Array.isArray(container) ? { ...container } : {}
  const next = rest.length > 0 ? set(fields[step], rest, value) : value
  if (isAbsent(next)) delete fields[step]
  else fields[step] = next
  return fields
}

/**
 * Returns a path in the notation of findings.
 * @example formatPath(['chapters', 0, 'video']) // 'chapters.0.video'
 */
export const formatPath = (path: DocumentPath): string => path.join('.')

/**
 * Returns the path for a text in the notation of findings, which is also the `name` attribute of a field.
 * @example parsePath('chapters.0.video') // ['chapters', 0, 'video']
 */
export const parsePath = (name: string): DocumentPath =>
  name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Whether two documents or values are equal; the order of fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return names.length === others.length && names.every((name) => isSame(one[name], other[name]))
}
