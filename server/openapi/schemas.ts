import * as z from 'zod/mini'
import type { NamedCall } from '#src/contract/registry.ts'
import { languageTagPattern } from '#src/domain/content-item/document.ts'
import { type JsonObject, schemaPath } from './json.ts'
import { createSchemaRegistry } from './names.ts'
import { textSchemaOf } from './text-schema-of.ts'

/** Removes the bounds of a number that only state the range of JavaScript's safe integers. */
function withoutWidestBounds(json: JsonObject): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

/** Marks English as required in the texts by language, which the schema of a record can't express. */
function withEnglish(json: JsonObject): void {
  const { propertyNames } = json as { propertyNames?: { pattern?: string } }
  if (propertyNames?.pattern !== languageTagPattern.source) return
  Object.assign(json, { properties: { en: json.additionalProperties }, required: ['en'] })
}

/** Replaces Zod's generated schema with a schema that is easier to read. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonObject }): void {
  const text = textSchemaOf(zodSchema)
  if (text) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    Object.assign(jsonSchema, text)
  }
  withoutWidestBounds(jsonSchema)
  withEnglish(jsonSchema)
}

export interface CallSchemas {
  /** The named schemas of all calls, by name. */
  namedSchemas: Readonly<Record<string, JsonObject>>
  /** Returns the fields of a call's request; the schema allows further fields. */
  requestSchemaOf(call: NamedCall): JsonObject
  /** Returns the schema of a call's response, as a reference if the schema has a name. */
  responseSchemaOf(call: NamedCall): JsonObject
}

const requestId = ({ name }: NamedCall) => `${name} asks`
const responseId = ({ name }: NamedCall) => `${name} responses`

/**
 * Returns the schemas of all calls: each named schema once, and the requests and responses that refer to the named
 * schemas.
 */
export function schemasOf(calls: readonly NamedCall[]): CallSchemas {
  const names = createSchemaRegistry()
  for (const call of calls) {
    // The schema is wrapped in `lazy`, so that the schema keeps its own name and two calls can share it.
    names.add(
      z.lazy(() => call.request),
      { id: requestId(call) },
    )
    names.add(
      z.lazy(() => call.response),
      { id: responseId(call) },
    )
  }
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    uri: schemaPath,
    override,
  })
  const generated = Object.entries(schemas).map(
    ([id, { $schema: _, $id: __, ...json }]) => [id, json] as const,
  )
  const byId: Record<string, JsonObject> = Object.fromEntries(generated)
  const callIds = new Set(calls.flatMap((call) => [requestId(call), responseId(call)]))
  return {
    namedSchemas: Object.fromEntries(generated.filter(([id]) => !callIds.has(id))),
    requestSchemaOf(call) {
      const { $ref, ...fields } = byId[requestId(call)] ?? {}
      const named = generated.find(([id]) => schemaPath(id) === $ref)
      return named?.[1] ?? fields
    },
    responseSchemaOf: (call) => byId[responseId(call)] ?? {},
  }
}
