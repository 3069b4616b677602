import * as z from 'zod/mini'
import type { Call } from '#src/contract/protocol/call.ts'
import { namingOf, wireFieldOf } from '#src/contract/protocol/naming.ts'

/** The names of the fields of calls, on both sides of the contract. */
export interface ContractNames {
  theirs: ReadonlySet<string>
  ours: ReadonlySet<string>
  /** The portal's names for a name of the wire, where they differ. */
  renamed: ReadonlyMap<string, ReadonlySet<string>>
}

type Schema = z.core.$ZodType
type Told = (theirs: string | null, ours: string | null) => void

/** The schemas inside of one that is no object with fields. */
function inside(schema: Schema): Schema[] {
  // The definitions of all kinds of schemas in one: which of its parts a schema has depends on its kind.
  const def = schema._zod.def as {
    [part in 'element' | 'innerType' | 'valueType']?: Schema
  } & { options?: Schema[] }
  return [def.element, def.innerType, def.valueType, ...(def.options ?? [])].filter(
    (part) => part !== undefined,
  )
}

/** Reports the names that `renamedWire` and `wireObject` gave. */
function tellNaming({ fields, extras }: NonNullable<ReturnType<typeof namingOf>>, tell: Told): void {
  for (const theirs of Object.keys(extras)) tell(theirs, null)
  for (const [ours, field] of Object.entries(fields)) {
    if ('spread' in field) {
      tell(null, ours)
      walk(field.spread, tell)
    } else {
      const [theirs, codec] = wireFieldOf(ours, field)
      tell(theirs, ours)
      walk(codec, tell)
    }
  }
}

/** Reports every field of a schema by both names. */
function walk(schema: Schema, tell: Told): void {
  const naming = namingOf(schema)
  if (naming) tellNaming(naming, tell)
  else if (schema instanceof z.ZodMiniCodec) {
    walk(schema._zod.def.in, (theirs, ours) => tell(theirs, theirs === ours ? null : ours))
    walk(schema._zod.def.out, (_, ours) => tell(null, ours))
  } else if (schema instanceof z.ZodMiniObject) {
    for (const [name, field] of Object.entries(schema._zod.def.shape)) {
      tell(name, name)
      walk(field, tell)
    }
  } else for (const part of inside(schema)) walk(part, tell)
}

/** Every name in requests and answers of calls. */
export function contractNames(calls: readonly Pick<Call, 'request' | 'answer'>[]): ContractNames {
  const theirs = new Set<string>()
  const ours = new Set<string>()
  const renamed = new Map<string, Set<string>>()
  const tell: Told = (their, our) => {
    if (their) theirs.add(their)
    if (our) ours.add(our)
    if (their && our && their !== our) renamed.set(their, new Set([...(renamed.get(their) ?? []), our]))
  }
  for (const { request, answer } of calls) {
    walk(request, tell)
    walk(answer, tell)
  }
  return { theirs, ours, renamed }
}
