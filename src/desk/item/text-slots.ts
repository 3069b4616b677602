import type { Family } from '../../domain/content-item/families.ts'
import { type ContentField, fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import { type DocumentPath, getValue, type PartialDocument } from './document-path.ts'

/**
 * A slot in a document for a text that exists in each language: the name of a course, an outcome, an option of a
 * question.
 */
export interface TextSlot {
  field: ContentField
  /** The path, with '*' in place of the language. */
  path: DocumentPath
  /** The positions of the parts that contain the text, the outermost first. */
  positions: readonly number[]
}

/** Returns the path of a slot in a language. */
export const pathOfText = ({ path }: Pick<TextSlot, 'path'>, language: string): DocumentPath =>
  path.map((step) => (step === '*' ? language : step))

/** Whether a field has a text in each language. */
export const isTextField = ({ path }: Pick<ContentField, 'path'>): boolean => path.split('.').includes('*')

/** Returns the length of a list, in the language with the most entries. */
function countEntries(document: PartialDocument, path: DocumentPath, languages: readonly string[]): number {
  const paths = path.includes('*') ? languages.map((language) => pathOfText({ path }, language)) : [path]
  // The list of chapter texts can be shorter than the list of chapters, so the chapters are counted too.
  const lists = [...paths, path.slice(path.indexOf('*') + 1)].map((each) => getValue(document, each))
  const lengths = lists.map((list) => (Array.isArray(list) ? list.length : 0))
  return Math.max(0, ...lengths)
}

/** Returns the paths of a field in a document: one path for each part of the lists that contain the field. */
function placesOf(
  document: PartialDocument,
  steps: readonly string[],
  languages: readonly string[],
): DocumentPath[] {
  return steps.reduce<DocumentPath[]>(
    (paths, step) =>
      paths.flatMap((path) => {
        if (!step.endsWith('[]')) return [[...path, step]]
        const list = [...path, step.slice(0, -2)]
        return Array.from({ length: countEntries(document, list, languages) }, (_, index) => [...list, index])
      }),
    [[]],
  )
}

const createSlot = (field: ContentField, path: DocumentPath): TextSlot => ({
  field,
  path,
  positions: path.filter((step) => typeof step === 'number'),
})

/** Whether the picture that a text describes is present; true for texts that describe no picture. */
const hasOwner = (document: PartialDocument, { owner }: ContentField, path: DocumentPath): boolean =>
  owner === undefined || getValue(document, path.slice(0, path.indexOf('*') - 1)) !== undefined

/**
 * Returns the text fields of a family in the order of the form: first the texts of the item, then the descriptions
 * of its pictures.
 */
export function textFieldsOf(family: Family): ContentField[] {
  const fields = fieldsOfFamily(family).filter((field) => isTextField(field) && field.kind !== 'parts')
  return [...fields.filter(({ owner }) => !owner), ...fields.filter(({ owner }) => owner)]
}

/** Returns all text slots of a document, in the order of the form. Each line of a list has its own slot. */
export function textSlotsOf(
  family: Family,
  document: PartialDocument,
  languages: readonly string[],
): TextSlot[] {
  return textFieldsOf(family).flatMap((field) => {
    const steps = field.kind === 'lines' ? `${field.path}[]` : field.path
    const paths = placesOf(document, steps.split('.'), languages)
    return paths.filter((path) => hasOwner(document, field, path)).map((path) => createSlot(field, path))
  })
}
