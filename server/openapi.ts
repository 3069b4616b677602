import * as z from 'zod/mini'
import { type Call, carriesPlace } from '../src/contract/call.ts'
import { codeOf, statusOf } from '../src/contract/codes.ts'
import type { Refusal } from '../src/domain/refusal/refusal.ts'

type Json = Record<string, unknown>

/** What travels, as a JSON schema. Bounds of integers that only say "a JavaScript number" are left out. */
function wireSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return json
}

const place: Json = {
  siteId: { type: 'integer', description: 'The site that asks' },
  languageId: { type: 'integer', description: 'The language of the texts' },
}

/** The request with site and language, which every call outside /front-api/ carries. Specification 2, section 7. */
function requestSchema(call: Call): { properties: Json; required: string[] } {
  const { properties = {}, required = [] } = wireSchema(call.request) as {
    properties?: Json
    required?: string[]
  }
  return { properties: { ...(carriesPlace(call) && place), ...properties }, required }
}

function input(call: Call): Json {
  const { properties, required } = requestSchema(call)
  if (call.method === 'GET') {
    const parameter = ([name, schema]: [string, unknown]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })
    return { parameters: Object.entries(properties).map(parameter) }
  }
  const schema = { type: 'object', properties, required }
  const type = call.upload ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: '200 is success' },
    message: { type: 'string' },
    data,
    errorContext: { type: ['object', 'null'] },
  },
})

const impliedBy: Record<Call['who'], readonly Refusal[]> = {
  any: [],
  form: ['tooFrequent'],
  learner: ['needLogin'],
  operator: ['forbidden'],
}

function responses(call: Call): Json {
  const json = (schema: Json) => ({ 'application/json': { schema } })
  const refused = [...new Set<Refusal>(['invalid', 'failed', ...impliedBy[call.who], ...call.refusals])]
  const byStatus = Map.groupBy(refused, (refusal) => statusOf(codeOf[refusal]))
  const others = [...byStatus].map(([status, refusals]) => [
    String(status),
    { description: namesOf(refusals), content: json({ $ref: '#/components/schemas/Refusal' }) },
  ])
  const also = byStatus.get(200)
  const answered = also ? `The answer, or a refusal: ${namesOf(also)}` : 'The answer'
  return {
    ...Object.fromEntries(others),
    200: { description: answered, content: json(envelope(wireSchema(call.answer))) },
  }
}

const namesOf = (refusals: readonly Refusal[]): string =>
  refusals.map((refusal) => `${codeOf[refusal]} ${refusal}`).join(', ')

const security: Record<Call['who'], Json[]> = {
  any: [],
  form: [],
  learner: [{ session: [] }],
  operator: [{ session: [] }, { operatorToken: [] }],
}

const operation = (call: Call): Json => ({
  summary: call.summary,
  operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^a-zA-Z]+(\w)/g, (_, first: string) => first.toUpperCase())}`,
  security: security[call.who],
  ...input(call),
  responses: responses(call),
})

/** The API's document, OpenAPI 3.1, made of the contract: it can't say anything else than client and server do. */
export function openApi(calls: readonly Call[]): Json {
  const paths = calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }])
  return {
    openapi: '3.1.0',
    info: { title: 'Learning and certification portal', version: '1' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: envelope({ type: 'null' }) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        operatorToken: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
