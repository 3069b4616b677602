import * as z from 'zod/mini'
import type { Call } from '#src/contract/protocol/call.ts'
import { namingOf, wireFieldOf } from '#src/contract/protocol/naming.ts'

/** The field names of calls, on both sides of the contract. */
export interface ContractNames {
  theirs: ReadonlySet<string>
  ours: ReadonlySet<string>
  /** For each wire name, the portal's names that differ from it. */
  renamed: ReadonlyMap<string, ReadonlySet<string>>
}

type Schema = z.core.$ZodType
type ReportName = (theirs: string | null, ours: string | null) => void

/** Returns the inner schemas of a schema without fields. */
function innerSchemas(schema: Schema): Schema[] {
  // The union of the definitions of all kinds of schemas: each kind has only some of these parts.
  const def = schema._zod.def as {
    [part in 'element' | 'innerType' | 'valueType']?: Schema
  } & { options?: Schema[] }
  return [def.element, def.innerType, def.valueType, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  )
}

/** Reports the names from `renamedWire` and `wireObject`. */
function reportNaming(
  { fields, extras }: NonNullable<ReturnType<typeof namingOf>>,
  report: ReportName,
): void {
  for (const theirs of Object.keys(extras)) report(theirs, null)
  for (const [ours, field] of Object.entries(fields)) {
    if ('spread' in field) {
      report(null, ours)
      visitSchema(field.spread, report)
    } else {
      const [theirs, codec] = wireFieldOf(ours, field)
      report(theirs, ours)
      visitSchema(codec, report)
    }
  }
}

/** Reports every field of a schema, with its name on the wire and its name in the portal. */
function visitSchema(schema: Schema, report: ReportName): void {
  const naming = namingOf(schema)
  if (naming) reportNaming(naming, report)
  else if (schema instanceof z.ZodMiniCodec) {
    visitSchema(schema._zod.def.in, (theirs, ours) => report(theirs, theirs === ours ? null : ours))
    visitSchema(schema._zod.def.out, (_, ours) => report(null, ours))
  } else if (schema instanceof z.ZodMiniObject) {
    for (const [name, field] of Object.entries(schema._zod.def.shape)) {
      report(name, name)
      visitSchema(field, report)
    }
  } else for (const part of innerSchemas(schema)) visitSchema(part, report)
}

/** Returns all field names in requests and responses of calls. */
export function listContractNames(calls: readonly Pick<Call, 'request' | 'response'>[]): ContractNames {
  const theirs = new Set<string>()
  const ours = new Set<string>()
  const renamed = new Map<string, Set<string>>()
  const report: ReportName = (their, our) => {
    if (their) theirs.add(their)
    if (our) ours.add(our)
    if (their && our && their !== our) renamed.set(their, new Set([...(renamed.get(their) ?? []), our]))
  }
  for (const { request, response } of calls) {
    visitSchema(request, report)
    visitSchema(response, report)
  }
  return { theirs, ours, renamed }
}
