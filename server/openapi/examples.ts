import { success } from '#src/contract/protocol/envelope.ts'
import { type CallSample, callSamples } from '#src/contract/samples/call-samples.ts'
import type { Json } from './json.ts'

/** A file is told by its name. */
const told = (value: unknown): unknown => (value instanceof File ? value.name : value)

const asked = ({ request }: CallSample): Json =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, told(value)]))

export interface Examples {
  /** Of a body, each with a number. */
  requests: Json
  answers: Json
  /** Of a parameter: the first that a sample gives. */
  parameter(name: string): Json
}

const numbered = (values: readonly unknown[]): Json =>
  Object.fromEntries(values.map((value, index) => [`example${index + 1}`, { value }]))

/** What travels in a call, as its samples show it; `place` is what every request carries besides. */
export function examplesOf(name: string, place: Json): Examples {
  const samples = callSamples[name] ?? []
  const requests = samples.map((sample) => ({ ...place, ...asked(sample) }))
  return {
    requests: numbered(requests),
    answers: numbered(samples.map(({ answer }) => ({ code: success, message: '', data: answer }))),
    parameter(parameter) {
      const given: Json | undefined = requests.find((request) => parameter in request)
      return given ? { example: given[parameter] } : {}
    },
  }
}
