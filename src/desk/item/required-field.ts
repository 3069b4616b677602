import type { ContentField } from '../../domain/content-item/field-registry/content-field.ts'
import type { DocumentPath } from './document-path.ts'

/** Whether a published document needs a value at a path. Texts are required in English only. */
export function isRequiredField(
  { isRequired }: Pick<ContentField, 'isRequired'>,
  path: DocumentPath,
): boolean {
  const texts = path.indexOf('texts')
  return isRequired && (texts < 0 || path[texts + 1] === 'en')
}

/** Whether a value counts as not filled in. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
