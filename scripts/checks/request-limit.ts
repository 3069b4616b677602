import type * as z from 'zod/mini'
import type { NamedCall } from '#src/contract/registry.ts'
import { type CheckFinding, createError } from './check-finding.ts'

/** The parts of Zod's schema definition that this check reads. */
interface SchemaPart {
  _zod: {
    def: {
      type: string
      format?: string
      shape?: Record<string, SchemaPart>
      element?: SchemaPart
      options?: readonly SchemaPart[]
      innerType?: SchemaPart
      in?: SchemaPart
      catchall?: SchemaPart
      /** The regular expression of a text's format, and further checks of the text. */
      pattern?: RegExp
      checks?: readonly Checked[]
    }
  }
}

interface Checked {
  _zod: { def: { check: string; pattern?: RegExp } }
}

/** The types of schemas whose values have a fixed size. */
const fixedSizeKinds = ['number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined', 'file']

const quantifier = /(?<!\\)[*+]|\{\d+,\}/
const withoutClasses = (source: string): string => source.replace(/\[(?:\\.|[^\]\\])*\]/g, 'x')

/** Whether a regular expression matches only texts up to some length. */
const isLimiting = ({ source }: RegExp): boolean =>
  source.startsWith('^') && source.endsWith('$') && !quantifier.test(withoutClasses(source))

/** Whether a text or a list has a length limit. */
const isLimited = ({ _zod: { def } }: SchemaPart): boolean =>
  (def.pattern !== undefined && isLimiting(def.pattern)) ||
  (def.checks ?? []).some(
    ({
      _zod: {
        def: { check, pattern },
      },
    }) => (pattern ? isLimiting(pattern) : check === 'max_length' || check === 'length_equals'),
  )

/** Returns the paths of the fields in a schema that have no limit. */
function unlimitedIn(schema: SchemaPart, path: string): string[] {
  const { def } = schema._zod
  if (fixedSizeKinds.includes(def.type)) return []
  switch (def.type) {
    case 'string':
      return isLimited(schema) ? [] : [path]
    case 'array':
      return [...(isLimited(schema) ? [] : [path]), ...unlimitedIn(def.element as SchemaPart, `${path}[]`)]
    case 'object':
      return [
        ...(def.catchall && def.catchall._zod.def.type !== 'never' ? [path] : []),
        ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => unlimitedIn(field, `${path}.${name}`)),
      ]
    case 'optional':
    case 'nullable':
      return unlimitedIn(def.innerType as SchemaPart, path)
    case 'union':
      return (def.options ?? []).flatMap((option) => unlimitedIn(option, path))
    case 'pipe':
      return unlimitedIn(def.in as SchemaPart, path)
    default:
      return [path]
  }
}

/**
 * Returns the paths of those fields of a request that have no limit. The document that an editor sends is left out,
 * because its call limits the size.
 */
export function listUnlimitedFields(
  call: Pick<NamedCall, 'documents'> & { request: z.ZodMiniType },
): string[] {
  const found = unlimitedIn(call.request, '')
  return [...new Set(found)].filter((path) => !(call.documents && path.endsWith('.document')))
}

/** Finds calls whose request has a text, a list or another value without a limit. */
export const findUnlimitedRequests = (calls: readonly NamedCall[]): CheckFinding[] =>
  calls.flatMap((call) =>
    listUnlimitedFields(call).map((path) =>
      createError(
        `${call.method} ${call.path}`,
        `"${path.slice(1)}" of the request has no limit: add z.maxLength, or use a field of src/contract/protocol/wire.ts`,
      ),
    ),
  )
