import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import type { FieldAttributes } from '#src/ui/Field.tsx'

/** The properties of the control of a field. Calling `onChange` with undefined removes the value; null is stored. */
export interface ControlProps {
  field: ContentField
  attributes: FieldAttributes
  value: unknown
  onChange: (value: unknown) => void
  disabled: boolean
  /** The language of a text; undefined for values that all languages share. */
  language?: string | undefined
}

/** Returns a value as a text, for an input. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Returns a value as a list; an empty list if the value is not a list. */
export const asList = <Value>(value: unknown): Value[] => (Array.isArray(value) ? (value as Value[]) : [])
