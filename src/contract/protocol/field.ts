import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** A codec whose wire side is an object. */
export type ObjectCodec = z.ZodMiniCodec<z.ZodMiniObject, Schema>

/** A codec of a nested object. On the wire, its fields are merged into the fields of the containing object. */
export interface Spread<Codec = ObjectCodec> {
  spread: Codec
}

/** The wire format of a field: a codec, a pair of another name and a codec, or a spread object. */
export type WireField = Schema | readonly [wireName: string, codec: Schema] | Spread
export type WireFields = Readonly<Record<string, WireField>>

/**
 * An additional wire field: either its value is computed from the object, or it is accepted in requests and
 * ignored.
 */
export type ExtraField<Codec, Value> =
  | Codec
  | readonly [codec: Codec, make: (value: Value) => z.output<Codec>]
export type ExtraFieldsOf<Codecs, Value> = {
  readonly [WireName in keyof Codecs]: ExtraField<Codecs[WireName], Value>
}
export type ExtraFields = ExtraFieldsOf<Record<string, Schema>, never>

/**
 * The wire format of a field whose schema is known. It contains only what differs on the wire: the name, the codec,
 * or both.
 */
type Rule<FieldSchema extends z.core.SomeType> =
  | string
  | z.ZodMiniType<z.input<FieldSchema>>
  | readonly [wireName: string, codec: z.ZodMiniType<z.input<FieldSchema>>]
  | Spread<z.ZodMiniType<z.input<FieldSchema>>>
export type WireRules<Shape extends z.core.$ZodShape> = { readonly [Name in keyof Shape]?: Rule<Shape[Name]> }

/**
 * The wire format of all fields of a shape: the rule from the table if there is one, else the field's own schema.
 */
export type ShapeWithRules<Shape extends z.core.$ZodShape, Table> = {
  readonly [Name in keyof Shape & string]: Name extends keyof Table
    ? Table[Name] extends string
      ? readonly [Table[Name], Shape[Name]]
      : Table[Name]
    : Shape[Name]
}

type CodecOf<Field> = Field extends readonly [unknown, infer Codec]
  ? Codec
  : Field extends Spread<infer Codec>
    ? Codec
    : Field
type NameOf<Field, Name> = Field extends readonly [infer WireName extends string, unknown] ? WireName : Name
type Codecs<Fields> = { -readonly [Name in keyof Fields]: Extract<CodecOf<Fields[Name]>, Schema> }

/** The type of the object in the portal: each field of the domain with the output type of its codec. */
export type DomainObject<Fields extends WireFields> = z.output<z.ZodMiniObject<Codecs<Fields>>>

type ShapeOf<Codec> = Codec extends z.ZodMiniCodec<z.ZodMiniObject<infer Shape>, infer _> ? Shape : never
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Both) => void
  ? Both
  : never
type Spreads<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Spread<infer Codec> ? ShapeOf<Codec> : never
}

/** The shape of the object on the wire: each wire name with its codec, including the fields of spread objects. */
export type WireShape<Fields, Extras> = {
  -readonly [Name in keyof Fields as Fields[Name] extends Spread
    ? never
    : NameOf<Fields[Name], Name>]: Extract<CodecOf<Fields[Name]>, Schema>
} & ([Spreads<Fields>[keyof Fields]] extends [never] ? unknown : All<Spreads<Fields>[keyof Fields]>) &
  Extras
