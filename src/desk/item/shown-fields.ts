import type { ContentField } from '../../domain/content-item/field-registry/content-field.ts'
import { getValue, type OpenDocument } from './document-path.ts'

/** Whether a form shows a field, by the values of the field that it depends on. */
export function isShown({ showWhen }: Pick<ContentField, 'showWhen'>, document: OpenDocument): boolean {
  if (!showWhen) return true
  const value = getValue(document, showWhen.field.split('.'))
  return showWhen.is.some((each) => each === value || (each === false && value === undefined))
}
