import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** A codec whose wire side is an object. */
export type ObjectCodec = z.ZodMiniCodec<z.ZodMiniObject, Schema>

/** A codec of an object whose fields are merged on the wire into those of the object that contains it. */
export interface Spread<Codec = ObjectCodec> {
  spread: Codec
}

/** The wire format of a field: a codec, another name with a codec, or spread. */
export type WireField = Schema | readonly [theirs: string, codec: Schema] | Spread
export type WireFields = Readonly<Record<string, WireField>>

/** An additional wire field: computed from the object, or accepted and ignored. */
export type ExtraField<Codec, Ours> = Codec | readonly [codec: Codec, make: (ours: Ours) => z.output<Codec>]
export type ExtrasOf<More, Ours> = { readonly [Theirs in keyof More]: ExtraField<More[Theirs], Ours> }
export type ExtraFields = ExtrasOf<Record<string, Schema>, never>

/** The wire format of a field of a known schema: only differences are declared. */
type Rule<Own extends z.core.SomeType> =
  | string
  | z.ZodMiniType<z.input<Own>>
  | readonly [theirs: string, codec: z.ZodMiniType<z.input<Own>>]
  | Spread<z.ZodMiniType<z.input<Own>>>
export type Rules<Shape extends z.core.$ZodShape> = { readonly [Ours in keyof Shape]?: Rule<Shape[Ours]> }

/** The fields of a shape with its rules applied. */
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

/** The object in the portal: the domain's names, each with its codec's output. */
export type DomainObject<Own extends WireFields> = z.output<z.ZodMiniObject<Codecs<Own>>>

type ShapeOf<Codec> = Codec extends z.ZodMiniCodec<z.ZodMiniObject<infer Shape>, infer _> ? Shape : never
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type Spreads<Own> = { [Ours in keyof Own]: Own[Ours] extends Spread<infer Codec> ? ShapeOf<Codec> : never }

/** The object on the wire: the wire's names, each with its codec, spread fields included. */
export type WireShape<Own, More> = {
  -readonly [Ours in keyof Own as Own[Ours] extends Spread ? never : NameOf<Own[Ours], Ours>]: Extract<
    CodecOf<Own[Ours]>,
    Schema
  >
} & ([Spreads<Own>[keyof Own]] extends [never] ? unknown : All<Spreads<Own>[keyof Own]>) &
  More
