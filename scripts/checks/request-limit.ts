import type * as z from 'zod/mini'
import type { NamedCall } from '#src/contract/registry.ts'
import { type CheckFinding, error } from './check-finding.ts'

/** What is read of a schema: Zod's own description of it. */
interface Described {
  _zod: {
    def: {
      type: string
      format?: string
      shape?: Record<string, Described>
      element?: Described
      options?: readonly Described[]
      innerType?: Described
      in?: Described
      catchall?: Described
      /** The pattern of a text's format, and what else is checked. */
      pattern?: RegExp
      checks?: readonly Checked[]
    }
  }
}

interface Checked {
  _zod: { def: { check: string; pattern?: RegExp } }
}

/** Kinds that hold one value of a fixed size. */
const small = ['number', 'int', 'boolean', 'literal', 'enum', 'null', 'undefined', 'file']

const quantifier = /(?<!\\)[*+]|\{\d+,\}/
const withoutClasses = (source: string): string => source.replace(/\[(?:\\.|[^\]\\])*\]/g, 'x')

/** Whether a pattern fits only texts of some length at most. */
const isLimiting = ({ source }: RegExp): boolean =>
  source.startsWith('^') && source.endsWith('$') && !quantifier.test(withoutClasses(source))

/** Whether a text or a list says how long it may be. */
const isLimited = ({ _zod: { def } }: Described): boolean =>
  (def.pattern !== undefined && isLimiting(def.pattern)) ||
  (def.checks ?? []).some(
    ({
      _zod: {
        def: { check, pattern },
      },
    }) => (pattern ? isLimiting(pattern) : check === 'max_length' || check === 'length_equals'),
  )

/** The places in a schema, as paths of fields, where a request may be as long as it likes. */
function unlimitedIn(schema: Described, path: string): string[] {
  const { def } = schema._zod
  if (small.includes(def.type)) return []
  switch (def.type) {
    case 'string':
      return isLimited(schema) ? [] : [path]
    case 'array':
      return [...(isLimited(schema) ? [] : [path]), ...unlimitedIn(def.element as Described, `${path}[]`)]
    case 'object':
      return [
        ...(def.catchall && def.catchall._zod.def.type !== 'never' ? [path] : []),
        ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => unlimitedIn(field, `${path}.${name}`)),
      ]
    case 'optional':
    case 'nullable':
      return unlimitedIn(def.innerType as Described, path)
    case 'union':
      return (def.options ?? []).flatMap((option) => unlimitedIn(option, path))
    case 'pipe':
      return unlimitedIn(def.in as Described, path)
    default:
      return [path]
  }
}

/** The places where the wire side of a request has no limit; a document of an editor is limited by its call. */
export function unlimitedFields(call: Pick<NamedCall, 'documents'> & { request: z.ZodMiniType }): string[] {
  // The inner parts of a schema are public in Zod, and its types name none of them.
  const found = unlimitedIn(call.request as unknown as Described, '')
  return [...new Set(found)].filter((path) => !(call.documents && path.endsWith('.document')))
}

/** Finds calls whose request has a text, a list or anything else without a limit. */
export const findUnlimited = (calls: readonly NamedCall[]): CheckFinding[] =>
  calls.flatMap((call) =>
    unlimitedFields(call).map((path) =>
      error(
        `${call.method} ${call.path}`,
        `"${path.slice(1)}" of the request has no limit: say z.maxLength, or use a field of src/contract/protocol/wire.ts`,
      ),
    ),
  )
