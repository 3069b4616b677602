import * as z from 'zod/mini'
import type {
  ExtrasOf,
  ObjectCodec,
  OursOf,
  Rules,
  ShapeWithRules,
  Spread,
  WireFields,
  WireShape,
} from './field.ts'
import { saveNaming, toOurs, toTheirs, type WireNaming, wireShape } from './naming.ts'

type Payload = z.core.ParsePayload<Record<string, unknown>>

/** Demands that a table names fields of the object only: any other name in it is a mistake. */
type Known<Shape, Table> = { [Name in Exclude<keyof Table, keyof Shape>]: never }

/** Makes the codec of an object that travels under other names. */
function codecOf<Wire extends z.core.$ZodShape, Ours extends z.ZodMiniType>(naming: WireNaming, ours: Ours) {
  // The shape is made of the fields that `Wire` is computed from, and the values by the names of the same fields.
  const wire = z.object(wireShape(naming)) as unknown as z.ZodMiniObject<Wire>
  saveNaming(wire, naming)
  return z.codec(wire, ours, {
    decode: (_, payload) => toOurs(naming, payload as Payload) as z.input<Ours>,
    encode: (_, payload) => toTheirs(naming, payload as Payload) as z.output<typeof wire>,
  })
}

/**
 * An object of the domain as it travels: `table` names only the fields that have another name on the wire, another
 * codec, or both. `extras` are what only the wire says: a second copy of a number, or what follows from other fields.
 *
 * @example
 * renamed(domain.course, { code: 'courseCode', kind: kindCode, needsApproval: ['needAudit', flagCode] },
 *   { relationId: [z.int(), (course) => course.id] })
 * // { id: 7, courseCode: 'C-1', kind: '0', needAudit: '1', relationId: 7 } is { id: 7, code: 'C-1', kind: 'gsc', needsApproval: true }
 */
// @__NO_SIDE_EFFECTS__
export function renamedWire<
  Shape extends z.core.$ZodShape,
  const Table extends Rules<Shape>,
  More extends Record<string, z.ZodMiniType> = Record<never, never>,
>(
  ours: z.ZodMiniObject<Shape>,
  table: Table & Known<Shape, Table>,
  extras?: ExtrasOf<More, z.output<z.ZodMiniObject<Shape>>>,
) {
  const rules: Rules<Shape> = table
  const fields = Object.entries(ours.shape).map(([name, own]) => {
    const rule = rules[name] ?? own
    return [name, typeof rule === 'string' ? [rule, own] : rule]
  })
  const naming = { fields: Object.fromEntries(fields), extras: extras ?? {} }
  return codecOf<WireShape<ShapeWithRules<Shape, Table>, More>, z.ZodMiniObject<Shape>>(naming, ours)
}

/**
 * An object of the wire that is no object of the domain, most often a request: every field brings its codec, and its
 * other name where it has one.
 *
 * @example
 * wireObject({ courseId: ['relationId', id], keyword: z.string() })
 * // { relationId: '7', keyword: 'lens' } is { courseId: 7, keyword: 'lens' }
 */
// @__NO_SIDE_EFFECTS__
export function wireObject<
  const Own extends WireFields,
  More extends Record<string, z.ZodMiniType> = Record<never, never>,
>(fields: Own, extras?: ExtrasOf<More, OursOf<Own>>) {
  const naming = { fields, extras: extras ?? {} }
  // The wire's side has checked every field by its codec: there is nothing left to check.
  return codecOf<WireShape<Own, More>, z.ZodMiniType<OursOf<Own>, OursOf<Own>>>(
    naming,
    z.custom<OursOf<Own>>(),
  )
}

/** Says that the fields of an object stand on the wire among those around it: `own: spread(ownWire)`. */
// @__NO_SIDE_EFFECTS__
export const spread = <Codec extends ObjectCodec>(codec: Codec): Spread<Codec> => ({ spread: codec })
