import * as z from 'zod/mini'
import type {
  DomainObject,
  ExtraFieldsOf,
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

/**
 * Returns a schema that checks values only while decoding. While encoding, the codecs of the wire fields check each
 * field, so a check of the whole object would check nested objects once per level.
 */
function checkedOnDecode<DomainSchema extends z.ZodMiniType>(schema: DomainSchema): DomainSchema {
  const run: DomainSchema['_zod']['run'] = (payload, context) =>
    context.direction === 'backward' && typeof payload.value === 'object' && payload.value !== null
      ? payload
      : schema._zod.run(payload, context)
  return Object.create(schema, { _zod: { value: Object.create(schema._zod, { run: { value: run } }) } })
}

/** Creates the codec of an object with other names on the wire. */
function codecOf<Wire extends z.core.$ZodShape, DomainSchema extends z.ZodMiniType>(
  naming: WireNaming,
  domainSchema: DomainSchema,
) {
  // The cast is safe: the shape is built from the fields from which the type `Wire` is derived.
  const wire = z.object(wireShape(naming)) as unknown as z.ZodMiniObject<Wire>
  saveNaming(wire, naming)
  return z.codec(wire, checkedOnDecode(domainSchema), {
    decode: (_, payload) => toDomainNames(naming, payload as Payload) as z.input<DomainSchema>,
    encode: (_, payload) => toWireNames(naming, payload as Payload) as z.output<typeof wire>,
  })
}

/**
 * Creates the wire format of an object of the domain. `table` contains only the fields with another name on the wire,
 * another codec, or both. `extras` are additional wire fields: a second copy of a number, or values derived from
 * other fields.
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
  Extras extends Record<string, z.ZodMiniType> = Record<never, never>,
>(
  domainSchema: z.ZodMiniObject<Shape>,
  table: Table & OnlyFieldsOf<Shape, Table>,
  extras?: ExtraFieldsOf<Extras, z.output<z.ZodMiniObject<Shape>>>,
) {
  const rules: WireRules<Shape> = table
  const fields = Object.entries(domainSchema.shape).map(([name, schema]) => {
    const rule = rules[name] ?? schema
    return [name, typeof rule === 'string' ? [rule, schema] : rule]
  })
  const naming = { fields: Object.fromEntries(fields), extras: extras ?? {} }
  return codecOf<WireShape<ShapeWithRules<Shape, Table>, Extras>, z.ZodMiniObject<Shape>>(
    naming,
    domainSchema,
  )
}

/**
 * Creates the wire format of an object that is not in the domain, usually a request: every field has its codec and,
 * if different, its name on the wire.
 *
 * @example
 * wireObject({ courseId: ['relationId', idCodec], keyword: z.string() }) // { relationId: '7', keyword: 'lens' } is { courseId: 7,
 * keyword: 'lens' }
 */
// @__NO_SIDE_EFFECTS__
export function wireObject<
  const Fields extends WireFields,
  Extras extends Record<string, z.ZodMiniType> = Record<never, never>,
>(fields: Fields, extras?: ExtraFieldsOf<Extras, DomainObject<Fields>>) {
  const naming = { fields, extras: extras ?? {} }
  // The cast is safe, because the codecs of the wire side have already checked every field.
  return codecOf<WireShape<Fields, Extras>, z.ZodMiniType<DomainObject<Fields>, DomainObject<Fields>>>(
    naming,
    z.custom<DomainObject<Fields>>(),
  )
}

/**
 * Declares that on the wire the fields of an object are merged into the fields of the containing object: `own:
 * spreadCodec(ownWire)`.
 */
// @__NO_SIDE_EFFECTS__
export const spreadCodec = <Codec extends ObjectCodec>(codec: Codec): Spread<Codec> => ({ spread: codec })
