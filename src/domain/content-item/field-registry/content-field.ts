import { documents, type Family } from '../families.ts'
import { fieldEntries } from './field-entries.ts'
import type { FieldEntry, FieldKind } from './field-entry.ts'
import { type SchemaField, schemaFields } from './schema-fields.ts'

/** Facts about a field from its schema. */
type SchemaFacts = Omit<SchemaField, 'shared' | 'kind' | 'isOptional'> & {
  /** Whether a published document has a value that is not empty. */
  isRequired: boolean
}

/** A field of a family's document. */
export type ContentField = FieldEntry & { label: string; kind: FieldKind } & SchemaFacts

/** Whether the schema accepts an empty value: an empty list, or an empty text. */
const canBeEmpty = ({ isList, kind, limits }: SchemaField, entry: FieldEntry): boolean => {
  if (isList) return !limits.minCount
  return !limits.minLength && kind === undefined && ['line', 'passage'].includes(entry.kind ?? '')
}

/** Returns the written facts about a field: those that several families share, and those of the family. */
const entryOf = (family: Family, field: SchemaField): FieldEntry =>
  // The kind of the family's entry replaces a shared one with all its facts.
  ({ ...field.shared, ...fieldEntries[family][field.path] }) as FieldEntry

function fieldOf(family: Family, field: SchemaField): ContentField {
  const entry = entryOf(family, field)
  const kind = field.kind ?? entry.kind
  if (!entry.label || !kind) throw new Error(`${family}: ${field.path} has no label or no kind`)
  const { shared: _, isOptional, kind: _kind, ...facts } = field
  return { ...facts, ...entry, kind, isRequired: !isOptional && !canBeEmpty(field, entry) } as ContentField
}

const found = new Map<Family, readonly ContentField[]>()

/**
 * Returns the fields of a family's document in the order of its schema: each with its label and kind, and with what the schema
 * knows about it. Parts of pictures, prices and audiences follow their field and have an `owner`.
 */
export function fieldsOfFamily(family: Family): readonly ContentField[] {
  const fields = found.get(family) ?? schemaFields(documents[family]).map((field) => fieldOf(family, field))
  found.set(family, fields)
  return fields
}
