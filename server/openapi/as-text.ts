import * as z from 'zod/mini'
import type { Json } from './json.ts'

type Codec = z.ZodMiniCodec<z.ZodMiniUnion, z.ZodMiniType>

const isCodec = (schema: z.core.$ZodType): schema is Codec =>
  schema instanceof z.ZodMiniCodec && schema._zod.def.in instanceof z.ZodMiniUnion

/** Names that travel as codes: '0', '1'. Both are said. */
const coded = (codec: Codec, names: readonly (string | boolean)[]): Json => {
  const codes = names.map((name) => z.encode(codec, name))
  return {
    type: 'string',
    enum: codes,
    'x-enum-varnames': names.map(String),
    description: names.map((name, index) => `${codes[index]} is ${name}`).join(', '),
  }
}

/**
 * What may travel as text, as it does in a query, is told as what it is: a number, or one of a set of codes. Undefined for
 * any other schema.
 */
export function asText(schema: z.core.$ZodType): Json | undefined {
  if (!isCodec(schema)) return undefined
  const { out } = schema._zod.def
  if (out instanceof z.ZodMiniEnum) return coded(schema, Object.values(out._zod.def.entries).map(String))
  if (out instanceof z.ZodMiniBoolean) return coded(schema, [false, true])
  if (!(out instanceof z.ZodMiniNumber)) return undefined
  const { $schema: _, ...number } = z.toJSONSchema(out)
  return number
}
