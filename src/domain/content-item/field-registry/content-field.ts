import { documentSchemas, type Family } from '../families.ts'
import { fieldEntries } from './field-entries.ts'
import type { FieldEntry, FieldKind } from './field-entry.ts'
import { listSchemaFields, type SchemaField } from './schema-fields.ts'

/** The properties of a field that follow from its schema. */
type SchemaProperties = Omit<SchemaField, 'shared' | 'kind' | 'isOptional'> & {
  /** Whether a published document must have a non-empty value in this field. */
  isRequired: boolean
}

/** A field of a family's document. */
export type ContentField = FieldEntry & { label: string; kind: FieldKind } & SchemaProperties

/** Whether the schema accepts an empty value, which is an empty list or an empty text. */
const canBeEmpty = ({ isList, kind, limits }: SchemaField, entry: FieldEntry): boolean => {
  if (isList) return !limits.minCount
  return !limits.minLength && kind === undefined && ['line', 'passage'].includes(entry.kind ?? '')
}

/** Returns the hand-written properties of a field: those that several families share, and those of the family. */
const entryOf = (family: Family, field: SchemaField): FieldEntry =>
  // The cast is needed because a kind in the family's entry replaces the kind of the shared entry together with the
  // kind's properties.
  ({ ...field.shared, ...fieldEntries[family][field.path] }) as FieldEntry

function fieldOf(family: Family, field: SchemaField): ContentField {
  const entry = entryOf(family, field)
  const kind = field.kind ?? entry.kind
  if (!entry.label || !kind) throw new Error(`${family}: ${field.path} has no label or no kind`)
  const { shared: _, isOptional, kind: _kind, ...properties } = field
  return {
    ...properties,
    ...entry,
    kind,
    isRequired: !isOptional && !canBeEmpty(field, entry),
  } as ContentField
}

const found = new Map<Family, readonly ContentField[]>()

/**
 * Returns the fields of a family's document in the order of its schema, each with its label, its kind and the
 * properties from the schema. The parts of a picture, price or audience follow their field, which is their `owner`.
 */
export function fieldsOfFamily(family: Family): readonly ContentField[] {
  const fields =
    found.get(family) ?? listSchemaFields(documentSchemas[family]).map((field) => fieldOf(family, field))
  found.set(family, fields)
  return fields
}
