import type { ContentField } from '../../domain/content-item/field-registry/content-field.ts'
import { getValue, type PartialDocument } from './document-path.ts'

/** Whether the form shows a field. A field with `showWhen` depends on the value of another field. */
export function isFieldShown(
  { showWhen }: Pick<ContentField, 'showWhen'>,
  document: PartialDocument,
): boolean {
  if (!showWhen) return true
  const value = getValue(document, showWhen.field.split('.'))
  return showWhen.is.some((each) => each === value || (each === false && value === undefined))
}
