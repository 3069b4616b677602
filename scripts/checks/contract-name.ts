import * as z from 'zod/mini'
import type { Call } from '#src/contract/protocol/call.ts'
import { namingOf, wireFieldOf } from '#src/contract/protocol/naming.ts'

/** The field names of API calls, both on the wire and in the portal. */
export interface ContractNames {
  theirs: ReadonlySet<string>
  ours: ReadonlySet<string>
  /** For each name on the wire, the names of the same field in the portal, if they differ. */
  renamed: ReadonlyMap<string, ReadonlySet<string>>
}

type Schema = z.core.$ZodType
type ReportName = (theirs: string | null, ours: string | null) => void

/** Returns the schemas inside a schema that has no fields, such as the items of a list. */
function innerSchemas(schema: Schema): Schema[] {
  // Zod's schema definitions, combined into one type: each kind of schema has only some of these parts.
  const def = schema._zod.def as {
    [part in 'element' | 'innerType' | 'valueType']?: Schema
  } & { options?: Schema[] }
  return [def.element, def.innerType, def.valueType, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  )
}

/** Reports the field names that `renamedWire` and `wireObject` translate. */
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

/** Reports every field of a schema: its name on the wire and its name in the portal. */
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
