import * as z from 'zod/mini'
import type { ExtraFields, Spread, WireField, WireFields } from './field.ts'

type Values = Record<string, unknown>
type Schema = z.ZodMiniType
type Payload = z.core.ParsePayload<Values>

/** The naming of an object on the wire: the domain's fields, and the additional wire fields. */
export interface WireNaming {
  fields: WireFields
  extras: ExtraFields
}

/**
 * The naming of each codec. The key is the wire side of the codec, because copies of a codec, such as those of
 * `.check(...)`, share it.
 */
const namings = new WeakMap<z.core.$ZodType, WireNaming>()

/** Returns the naming of a codec that `renamedWire` or `wireObject` created; undefined for any other. */
export const namingOf = (codec: z.core.$ZodType): WireNaming | undefined =>
  codec instanceof z.ZodMiniCodec ? namings.get(codec._zod.def.in) : undefined

export const saveNaming = (wire: z.core.$ZodType, naming: WireNaming): void => {
  namings.set(wire, naming)
}

/** Returns the domain's name of a wire field; the same name if the domain has no other. */
export function domainFieldName(codec: z.core.$ZodType, theirs: string): string {
  const fields = Object.entries(namingOf(codec)?.fields ?? {})
  return fields.find(([, field]) => Array.isArray(field) && field[0] === theirs)?.[0] ?? theirs
}

const isPair = <Pair extends readonly unknown[]>(field: Pair | Schema | Spread): field is Pair =>
  Array.isArray(field)
const isSpread = (field: WireField): field is Spread => 'spread' in field

/** Returns the name of a field on the wire, and the codec between the wire and the domain. */
export const wireFieldOf = (
  ours: string,
  field: Exclude<WireField, Spread>,
): [theirs: string, codec: Schema] => (isPair(field) ? [field[0], field[1]] : [ours, field])

/** Returns the schema of the object on the wire. */
export function wireShape({ fields, extras }: WireNaming): Record<string, Schema> {
  const own = Object.entries(fields).flatMap(([ours, field]) =>
    isSpread(field) ? Object.entries(field.spread._zod.def.in._zod.def.shape) : [wireFieldOf(ours, field)],
  )
  const more = Object.entries(extras).map(([theirs, extra]) => [theirs, isPair(extra) ? extra[0] : extra])
  return Object.fromEntries([...own, ...more])
}

/** Translates a wire payload into the domain's names. Absent fields stay absent. */
export function toDomainNames({ fields }: WireNaming, payload: Payload): Values {
  const wire = payload.value
  const ours: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (isSpread(field)) ours[name] = field.spread._zod.def.transform(wire, payload)
    else {
      const [theirs] = wireFieldOf(name, field)
      if (theirs in wire) ours[name] = wire[theirs]
    }
  }
  return ours
}

/**
 * Returns the encoded fields of a spread object. No codec of the contract is asynchronous, although the type would
 * allow it.
 */
const encodeSpread = ({ spread }: Spread, value: Values, payload: Payload): Values =>
  spread._zod.def.reverseTransform(value, { ...payload, value }) as Values

/** Translates an object into the wire's names, and adds the additional wire fields. */
export function toWireNames({ fields, extras }: WireNaming, payload: Payload): Values {
  const ours = payload.value
  const wire: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in ours)) continue
    if (isSpread(field)) Object.assign(wire, encodeSpread(field, ours[name] as Values, payload))
    else wire[wireFieldOf(name, field)[0]] = ours[name]
  }
  for (const [theirs, extra] of Object.entries(extras)) {
    if (isPair(extra)) wire[theirs] = (extra[1] as (ours: Values) => unknown)(ours)
  }
  return wire
}
