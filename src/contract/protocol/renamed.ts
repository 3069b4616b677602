import * as z from 'zod/mini'
import type {
  DomainObject,
  ExtrasOf,
  ObjectCodec,
  ShapeWithRules,
  Spread,
  WireFields,
  WireRules,
  WireShape,
} from './field.ts'
import { saveNaming, toDomainNames, toWireNames, type WireNaming, wireShape } from './naming.ts'

type Payload = z.core.ParsePayload<Record<string, unknown>>

/** Requires that a table contains only names of the object's fields. */
type OnlyFieldsOf<Shape, Table> = { [Name in Exclude<keyof Table, keyof Shape>]: never }

/** Creates the codec of an object with other names on the wire. */
function codecOf<Wire extends z.core.$ZodShape, Ours extends z.ZodMiniType>(naming: WireNaming, ours: Ours) {
  // The cast is safe: the shape is built from the fields from which the type `Wire` is derived.
  const wire = z.object(wireShape(naming)) as unknown as z.ZodMiniObject<Wire>
  saveNaming(wire, naming)
  return z.codec(wire, ours, {
    decode: (_, payload) => toDomainNames(naming, payload as Payload) as z.input<Ours>,
    encode: (_, payload) => toWireNames(naming, payload as Payload) as z.output<typeof wire>,
  })
}

/**
 * Creates the wire format of an object of the domain. `table` contains only the fields with another name on the wire, another
 * codec, or both. `extras` are additional wire fields: a second copy of a number, or values derived from other fields.
 *
 * @example
 * renamedWire(domain.course, { code: 'courseCode', kind: kindCode, needsApproval: ['needAudit', flagCode] },
 *   { relationId: [z.int(), (course) => course.id] })
 * // { id: 7, courseCode: 'C-1', kind: '0', needAudit: '1', relationId: 7 } is { id: 7, code: 'C-1', kind: 'gsc',
 * needsApproval: true }
 */
// @__NO_SIDE_EFFECTS__
export function renamedWire<
  Shape extends z.core.$ZodShape,
  const Table extends WireRules<Shape>,
  More extends Record<string, z.ZodMiniType> = Record<never, never>,
>(
  ours: z.ZodMiniObject<Shape>,
  table: Table & OnlyFieldsOf<Shape, Table>,
  extras?: ExtrasOf<More, z.output<z.ZodMiniObject<Shape>>>,
) {
  const rules: WireRules<Shape> = table
  const fields = Object.entries(ours.shape).map(([name, own]) => {
    const rule = rules[name] ?? own
    return [name, typeof rule === 'string' ? [rule, own] : rule]
  })
  const naming = { fields: Object.fromEntries(fields), extras: extras ?? {} }
  return codecOf<WireShape<ShapeWithRules<Shape, Table>, More>, z.ZodMiniObject<Shape>>(naming, ours)
}

/**
 * Creates the wire format of an object that is not in the domain, usually a request: every field has its codec and, if
 * different, its name on the wire.
 *
 * @example
 * wireObject({ courseId: ['relationId', id], keyword: z.string() }) // { relationId: '7', keyword: 'lens' } is { courseId: 7,
 * keyword: 'lens' }
 */
// @__NO_SIDE_EFFECTS__
export function wireObject<
  const Own extends WireFields,
  More extends Record<string, z.ZodMiniType> = Record<never, never>,
>(fields: Own, extras?: ExtrasOf<More, DomainObject<Own>>) {
  const naming = { fields, extras: extras ?? {} }
  // The cast is safe, because the codecs of the wire side have already checked every field.
  return codecOf<WireShape<Own, More>, z.ZodMiniType<DomainObject<Own>, DomainObject<Own>>>(
    naming,
    z.custom<DomainObject<Own>>(),
  )
}

/**
 * Declares that on the wire the fields of an object are merged into the fields of the containing object: `own:
 * spreadCodec(ownWire)`.
 */
// @__NO_SIDE_EFFECTS__
export const spreadCodec = <Codec extends ObjectCodec>(codec: Codec): Spread<Codec> => ({ spread: codec })
