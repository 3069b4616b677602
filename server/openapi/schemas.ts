import * as z from 'zod/mini'
import type { NamedCall } from '#src/contract/registry.ts'
import { languageTag } from '#src/domain/content-item/document.ts'
import { asText } from './as-text.ts'
import { type Json, schemaPath } from './json.ts'
import { namedSchemas } from './names.ts'

/** Bounds that only say "a whole number of JavaScript" say nothing of ours. */
function withoutWidestBounds(json: Json): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

/** Texts by language always have English, which a record can't say by itself. */
function withEnglish(json: Json): void {
  const { propertyNames } = json as { propertyNames?: { pattern?: string } }
  if (propertyNames?.pattern !== languageTag.source) return
  Object.assign(json, { properties: { en: json.additionalProperties }, required: ['en'] })
}

/** Written as whoever reads the document needs it, in the place of what was written. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  const text = asText(zodSchema)
  if (text) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    Object.assign(jsonSchema, text)
  }
  withoutWidestBounds(jsonSchema)
  withEnglish(jsonSchema)
}

export interface Schemas {
  /** Everything that has a name. */
  named: Readonly<Record<string, Json>>
  /** What a call asks: its fields, among which others will stand. */
  request(call: NamedCall): Json
  /** What a call answers, by name where it has one. */
  answer(call: NamedCall): Json
}

const requestId = ({ name }: NamedCall) => `${name} asks`
const answerId = ({ name }: NamedCall) => `${name} answers`

/** What travels: everything with a name once, and what calls ask and answer, which refers to it. */
export function schemasOf(calls: readonly NamedCall[]): Schemas {
  const names = namedSchemas()
  for (const call of calls) {
    // Around what travels, so that it keeps the name it has, and two calls may say the same.
    names.add(
      z.lazy(() => call.request),
      { id: requestId(call) },
    )
    names.add(
      z.lazy(() => call.answer),
      { id: answerId(call) },
    )
  }
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    uri: schemaPath,
    override,
  })
  const written = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...json }]) => [id, json] as const)
  const all: Record<string, Json> = Object.fromEntries(written)
  const ofCalls = new Set(calls.flatMap((call) => [requestId(call), answerId(call)]))
  return {
    named: Object.fromEntries(written.filter(([id]) => !ofCalls.has(id))),
    request(call) {
      const { $ref, ...fields } = all[requestId(call)] ?? {}
      const named = written.find(([id]) => schemaPath(id) === $ref)
      return named?.[1] ?? fields
    },
    answer: (call) => all[answerId(call)] ?? {},
  }
}
