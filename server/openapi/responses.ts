import type { Call } from '#src/contract/protocol/call.ts'
import { codeByReason, httpStatusOf } from '#src/contract/protocol/codes.ts'
import { successCode } from '#src/contract/protocol/envelope.ts'
import type { Refusal } from '#src/domain/refusal.ts'
import { createSchemaReference, type JsonObject } from './json.ts'

const refusals = Object.entries(codeByReason)

/** The schemas of refusals, by name, with the codes of the refusals. */
export const refusalSchemas: Readonly<Record<string, JsonObject>> = {
  RefusalCode: {
    type: 'integer',
    enum: refusals.map(([, code]) => code),
    'x-enum-varnames': refusals.map(([refusal]) => refusal),
    description: refusals.map(([refusal, code]) => `${code} is ${refusal}`).join(', '),
  },
  Refusal: {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: createSchemaReference('RefusalCode'),
      message: { type: 'string', description: 'A sentence in the requested language' },
      data: { type: 'null' },
      errorContext: {
        type: ['object', 'null'],
        additionalProperties: true,
        description: 'What a dialog needs to explain it',
      },
    },
    examples: [{ code: codeByReason.invalid, message: 'The request is not valid.', data: null }],
  },
}

const impliedBy: Record<Call['who'], readonly Refusal[]> = {
  any: [],
  form: ['tooFrequent'],
  learner: ['needLogin'],
  operator: ['forbidden'],
}

const namesOf = (group: readonly Refusal[]): string =>
  group.map((refusal) => `${codeByReason[refusal]} ${refusal}`).join(', ')

const success200 = (data: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', const: successCode },
    message: { type: 'string' },
    data,
  },
})

/**
 * Describes the responses of a call by HTTP status. Most refusals have status 200, like results: `code`
 * distinguishes them.
 */
export function describeResponses(call: Call, data: JsonObject, examples: JsonObject): JsonObject {
  const refused = [...new Set<Refusal>(['invalid', 'failed', ...impliedBy[call.who], ...call.refusals])]
  const byStatus = Map.groupBy(refused, (refusal) => httpStatusOf(codeByReason[refusal]))
  const otherStatuses = [...byStatus].map(([status, group]) => [
    String(status),
    {
      description: namesOf(group),
      content: { 'application/json': { schema: createSchemaReference('Refusal') } },
    },
  ])
  const refusalsWith200 = byStatus.get(successCode)
  const schema = refusalsWith200
    ? { oneOf: [success200(data), createSchemaReference('Refusal')] }
    : success200(data)
  return {
    ...Object.fromEntries(otherStatuses),
    200: {
      description: refusalsWith200
        ? `The response, or a refusal: ${namesOf(refusalsWith200)}`
        : 'The response',
      content: { 'application/json': { schema, examples } },
    },
  }
}
