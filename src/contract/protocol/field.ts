import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** A codec whose wire side is an object. */
export type ObjectCodec = z.ZodMiniCodec<z.ZodMiniObject, Schema>

/** A codec of a nested object. On the wire, its fields are merged into the fields of the containing object. */
export interface Spread<Codec = ObjectCodec> {
  spread: Codec
}

/** The wire format of a field: a codec, a pair of another name and a codec, or a spread object. */
export type WireField = Schema | readonly [theirs: string, codec: Schema] | Spread
export type WireFields = Readonly<Record<string, WireField>>

/**
 * An additional wire field: either its value is computed from the object, or it is accepted in requests and
 * ignored.
 */
export type ExtraField<Codec, Ours> = Codec | readonly [codec: Codec, make: (ours: Ours) => z.output<Codec>]
export type ExtrasOf<More, Ours> = { readonly [Theirs in keyof More]: ExtraField<More[Theirs], Ours> }
export type ExtraFields = ExtrasOf<Record<string, Schema>, never>

/**
 * The wire format of a field whose schema is known. It contains only what differs on the wire: the name, the codec,
 * or both.
 */
type Rule<Own extends z.core.SomeType> =
  | string
  | z.ZodMiniType<z.input<Own>>
  | readonly [theirs: string, codec: z.ZodMiniType<z.input<Own>>]
  | Spread<z.ZodMiniType<z.input<Own>>>
export type WireRules<Shape extends z.core.$ZodShape> = { readonly [Ours in keyof Shape]?: Rule<Shape[Ours]> }

/**
 * The wire format of all fields of a shape: the rule from the table if there is one, else the field's own schema.
 */
export type ShapeWithRules<Shape extends z.core.$ZodShape, Table> = {
  readonly [Ours in keyof Shape & string]: Ours extends keyof Table
    ? Table[Ours] extends string
      ? readonly [Table[Ours], Shape[Ours]]
      : Table[Ours]
    : Shape[Ours]
}

type CodecOf<One> = One extends readonly [unknown, infer Codec]
  ? Codec
  : One extends Spread<infer Codec>
    ? Codec
    : One
type NameOf<One, Ours> = One extends readonly [infer Theirs extends string, unknown] ? Theirs : Ours
type Codecs<Own> = { -readonly [Ours in keyof Own]: Extract<CodecOf<Own[Ours]>, Schema> }

/** The type of the object in the portal: each field of the domain with the output type of its codec. */
export type DomainObject<Own extends WireFields> = z.output<z.ZodMiniObject<Codecs<Own>>>

type ShapeOf<Codec> = Codec extends z.ZodMiniCodec<z.ZodMiniObject<infer Shape>, infer _> ? Shape : never
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type Spreads<Own> = { [Ours in keyof Own]: Own[Ours] extends Spread<infer Codec> ? ShapeOf<Codec> : never }

/** The shape of the object on the wire: each wire name with its codec, including the fields of spread objects. */
export type WireShape<Own, More> = {
  -readonly [Ours in keyof Own as Own[Ours] extends Spread ? never : NameOf<Own[Ours], Ours>]: Extract<
    CodecOf<Own[Ours]>,
    Schema
  >
} & ([Spreads<Own>[keyof Own]] extends [never] ? unknown : All<Spreads<Own>[keyof Own]>) &
  More
