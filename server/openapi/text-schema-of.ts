import * as z from 'zod/mini'
import type { JsonObject } from './json.ts'

type Codec = z.ZodMiniCodec<z.ZodMiniUnion, z.ZodMiniType>

const isCodec = (schema: z.core.$ZodType): schema is Codec =>
  schema instanceof z.ZodMiniCodec && schema._zod.def.in instanceof z.ZodMiniUnion

/**
 * Returns the schema of a value that is sent as a code ('0', '1'). The schema contains the codes and their names.
 */
const codeSchema = (codec: Codec, names: readonly (string | boolean)[]): JsonObject => {
  const codes = names.map((name) => z.encode(codec, name))
  return {
    type: 'string',
    enum: codes,
    'x-enum-varnames': names.map(String),
    description: names.map((name, index) => `${codes[index]} is ${name}`).join(', '),
  }
}

/**
 * Returns the schema of a value that may be sent as text, as in a query: a number or one of a set of codes.
 * Undefined for any other schema.
 */
export function textSchemaOf(schema: z.core.$ZodType): JsonObject | undefined {
  if (!isCodec(schema)) return undefined
  const { out } = schema._zod.def
  if (out instanceof z.ZodMiniEnum) return codeSchema(schema, Object.values(out._zod.def.entries).map(String))
  if (out instanceof z.ZodMiniBoolean) return codeSchema(schema, [false, true])
  if (!(out instanceof z.ZodMiniNumber)) return undefined
  const { $schema: _, ...number } = z.toJSONSchema(out)
  return number
}
