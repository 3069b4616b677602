import { contentId } from '../field.ts'
import type { FieldKind } from './field-entry.ts'
import { definitionOf, type UnwrappedSchema } from './unwrap-schema.ts'

const isText = (kind: FieldKind | undefined): boolean => kind === 'line' || kind === 'passage'

/**
 * Returns the kind of a string of a standard format; other strings have no kind, because they may be codes, videos or
 * slugs.
 */
function kindOfString(format: string | undefined): FieldKind | undefined {
  if (format === 'date') return 'date'
  if (format === 'datetime') return 'instant'
  return format === 'email' ? 'line' : undefined
}

function kindOfValue({ inner, list, shared }: UnwrappedSchema): FieldKind | undefined {
  if (shared.kind) return shared.kind
  const definition = definitionOf(inner)
  switch (definition.type) {
    case 'boolean':
      return 'yesNo'
    case 'enum':
      return 'choice'
    case 'number':
      // An id has no kind here, because it may be a reference or the id of a part.
      return inner === contentId ? undefined : 'number'
    case 'string':
      return kindOfString('format' in definition ? (definition.format as string) : undefined)
    default:
      return list ? 'parts' : undefined
  }
}

/** Returns the kind of a field if its schema determines the kind; otherwise the family's entry must contain it. */
export function kindOfSchema(unwrapped: UnwrappedSchema): FieldKind | undefined {
  const kind = kindOfValue(unwrapped)
  return unwrapped.list && isText(kind) ? 'lines' : kind
}
