import { successCode } from '#src/contract/protocol/envelope.ts'
import { type CallSample, callSamples } from '#src/contract/samples/call-samples.ts'
import type { JsonObject } from './json.ts'

/** Returns the example for a value: the name of a file, else the value itself. */
const exampleOf = (value: unknown): unknown => (value instanceof File ? value.name : value)

const requestOf = ({ request }: CallSample): JsonObject =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, exampleOf(value)]))

export interface CallExamples {
  /** OpenAPI examples of the request body by name: `example1`, `example2` and so on. */
  requests: JsonObject
  responses: JsonObject
  /** The example of a parameter: the first value in the samples. */
  parameterExampleOf(name: string): JsonObject
}

const numberExamples = (values: readonly unknown[]): JsonObject =>
  Object.fromEntries(values.map((value, index) => [`example${index + 1}`, { value }]))

/** Returns the examples of a call from its samples. `place` contains the fields that every request has. */
export function examplesOf(name: string, place: JsonObject): CallExamples {
  const samples = callSamples[name] ?? []
  const requests = samples.map((sample) => ({ ...place, ...requestOf(sample) }))
  return {
    requests: numberExamples(requests),
    responses: numberExamples(
      samples.map(({ response }) => ({ code: successCode, message: '', data: response })),
    ),
    parameterExampleOf(parameter) {
      const request: JsonObject | undefined = requests.find((request) => parameter in request)
      return request ? { example: request[parameter] } : {}
    },
  }
}
