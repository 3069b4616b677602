import { documentSchemas, type Family, family as families } from '#src/domain/content-item/families.ts'
import { fieldEntries } from '#src/domain/content-item/field-registry/field-entries.ts'
import type { FieldEntry } from '#src/domain/content-item/field-registry/field-entry.ts'
import { listSchemaFields, type SchemaField } from '#src/domain/content-item/field-registry/schema-fields.ts'
import { sharedPartEntries } from '#src/domain/content-item/field-registry/shared-fields.ts'
import { folderOfFamily } from '#src/domain/content-item/form/item-name.ts'
import { type CheckFinding, createError } from './check-finding.ts'

type Entries = Readonly<Partial<Record<string, FieldEntry>>>

const fieldFaults = ({ path, kind, shared }: SchemaField, entry: FieldEntry | undefined): string[] => [
  ...((entry?.label ?? shared.label) ? [] : [`${path} has no label`]),
  ...((kind ?? entry?.kind ?? shared.kind) ? [] : [`${path} has no kind`]),
  ...(kind && entry?.kind ? [`${path}: its schema already determines the kind ${kind}`] : []),
]

/** Returns whether a field can have the value on which the visibility of another field depends. */
const canHave = (field: SchemaField, value: string | boolean): boolean =>
  typeof value === 'boolean' ? field.kind === 'yesNo' : (field.choices ?? []).includes(value)

function conditionFaults(path: string, entry: FieldEntry, fields: readonly SchemaField[]): string[] {
  if (!entry.showWhen) return []
  const { field: name, is } = entry.showWhen
  const field = fields.find((each) => each.path === name)
  if (!field) return [`${path} is shown by ${name}, which is no field`]
  return is
    .filter((value) => !canHave(field, value))
    .map((value) => `${path} is shown by ${name} = ${value}, which ${name} cannot have`)
}

/**
 * Returns the faults in the registry's entries for the fields of a schema: missing entries, entries for unknown
 * fields, and repeated or impossible properties.
 */
export function findEntryFaults(fields: readonly SchemaField[], entries: Entries): string[] {
  const written = Object.entries(entries).flatMap(([path, entry]) => (entry ? [{ path, entry }] : []))
  return [
    ...fields.flatMap((field) => fieldFaults(field, entries[field.path])),
    ...written
      .filter(({ path }) => !fields.some((field) => field.path === path))
      .map(({ path }) => `${path} is no field`),
    ...written.flatMap(({ path, entry }) => conditionFaults(path, entry, fields)),
  ]
}

const fileOf = (family: Family): string =>
  `src/domain/content-item/field-registry/${folderOfFamily(family)}-fields.ts`

/**
 * Returns a fault for each entry in `shared` that describes a part of a picture, a price or an audience, if no field
 * has this part.
 */
export function findSharedPartFaults(
  fields: readonly SchemaField[],
  shared: typeof sharedPartEntries,
): string[] {
  const names = new Set(
    fields.flatMap(({ path, owner }) =>
      owner ? [`${owner.kind} ${path.slice(owner.path.length + 1)}`] : [],
    ),
  )
  return Object.entries(shared)
    .flatMap(([kind, parts]) => Object.keys(parts ?? {}).map((part) => `${kind} ${part}`))
    .filter((name) => !names.has(name))
    .map((name) => `${name} is no part of a field`)
}

/** Finds fields of documents that have no entry in the field registry, and entries that do not match the schema. */
export const findFieldFaults = (): CheckFinding[] => [
  ...families.options.flatMap((family) =>
    findEntryFaults(listSchemaFields(documentSchemas[family]), fieldEntries[family]).map((fault) =>
      createError(fileOf(family), fault),
    ),
  ),
  ...findSharedPartFaults(
    families.options.flatMap((family) => listSchemaFields(documentSchemas[family])),
    sharedPartEntries,
  ).map((fault) => createError('src/domain/content-item/field-registry/shared-fields.ts', fault)),
]
