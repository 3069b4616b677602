import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** A codec whose wire side is an object. */
export type ObjectCodec = z.ZodMiniCodec<z.ZodMiniObject, Schema>

/** A codec of an object whose fields stand on the wire among those around it. */
export interface Spread<Codec = ObjectCodec> {
  spread: Codec
}

/** How a field of an object travels: by a codec, under another name by a codec, or spread. */
export type WireField = Schema | readonly [theirs: string, codec: Schema] | Spread
export type WireFields = Readonly<Record<string, WireField>>

/** A field that only the wire has: computed from the object, or accepted and ignored. */
export type Extra<Codec, Ours> = Codec | readonly [codec: Codec, make: (ours: Ours) => z.output<Codec>]
export type ExtrasOf<More, Ours> = { readonly [Theirs in keyof More]: Extra<More[Theirs], Ours> }
export type Extras = ExtrasOf<Record<string, Schema>, never>

/** How a field of a known schema travels: only what differs on the wire is written. */
type Rule<Own extends z.core.SomeType> =
  | string
  | z.ZodMiniType<z.input<Own>>
  | readonly [theirs: string, codec: z.ZodMiniType<z.input<Own>>]
  | Spread<z.ZodMiniType<z.input<Own>>>
export type Rules<Shape extends z.core.$ZodShape> = { readonly [Ours in keyof Shape]?: Rule<Shape[Ours]> }

/** The fields of a shape, as its rules describe them. */
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

/** The object that the portal works with: the domain's names, each with its codec's output. */
export type OursOf<Own extends WireFields> = z.output<z.ZodMiniObject<Codecs<Own>>>

type ShapeOf<Codec> = Codec extends z.ZodMiniCodec<z.ZodMiniObject<infer Shape>, infer _> ? Shape : never
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type Spreads<Own> = { [Ours in keyof Own]: Own[Ours] extends Spread<infer Codec> ? ShapeOf<Codec> : never }

/** The object that travels: the wire's names, each with its codec; spread fields stand among them. */
export type WireShape<Own, More> = {
  -readonly [Ours in keyof Own as Own[Ours] extends Spread ? never : NameOf<Own[Ours], Ours>]: Extract<
    CodecOf<Own[Ours]>,
    Schema
  >
} & ([Spreads<Own>[keyof Own]] extends [never] ? unknown : All<Spreads<Own>[keyof Own]>) &
  More
