import type { Call } from '#src/contract/protocol/call.ts'
import { codeByReason, statusOf } from '#src/contract/protocol/codes.ts'
import { success } from '#src/contract/protocol/envelope.ts'
import type { Refusal } from '#src/domain/refusal.ts'
import { createRef, type Json } from './json.ts'

const refusals = Object.entries(codeByReason)

/** What a refusal looks like on the wire, and its codes by their names. */
export const refusalSchemas: Readonly<Record<string, Json>> = {
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
      code: createRef('RefusalCode'),
      message: { type: 'string', description: 'A sentence in the language that was asked for' },
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

const namesOf = (some: readonly Refusal[]): string =>
  some.map((refusal) => `${codeByReason[refusal]} ${refusal}`).join(', ')

const success200 = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', const: success },
    message: { type: 'string' },
    data,
  },
})

/** What a call answers by HTTP status. Most refusals travel with 200, beside the answer: `code` tells them apart. */
export function describeResponses(call: Call, data: Json, examples: Json): Json {
  const refused = [...new Set<Refusal>(['invalid', 'failed', ...impliedBy[call.who], ...call.refusals])]
  const byStatus = Map.groupBy(refused, (refusal) => statusOf(codeByReason[refusal]))
  const others = [...byStatus].map(([status, some]) => [
    String(status),
    { description: namesOf(some), content: { 'application/json': { schema: createRef('Refusal') } } },
  ])
  const also = byStatus.get(success)
  const schema = also ? { oneOf: [success200(data), createRef('Refusal')] } : success200(data)
  return {
    ...Object.fromEntries(others),
    200: {
      description: also ? `The answer, or a refusal: ${namesOf(also)}` : 'The answer',
      content: { 'application/json': { schema, examples } },
    },
  }
}
