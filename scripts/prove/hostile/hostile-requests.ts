import type { NamedCall } from '#src/contract/registry.ts'
import { callSamples } from '#src/contract/samples/call-samples.ts'

/** A hostile request: the query string of a GET, or a body with its content type. */
export interface HostileRequest {
  title: string
  query?: string
  body?: string | Uint8Array<ArrayBuffer> | FormData
  type?: string
}

const kilobyte = 1024
/** The sizes of the largest accepted bodies: of an ordinary call, and of a call with a document. */
const [small, large] = [63 * kilobyte, 8 * kilobyte * kilobyte - kilobyte]

const fillBytes = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length))
const repeatPiece = (piece: string, count: number): string => Array(count).fill(piece).join()

/**
 * Returns JSON bodies that take long to parse in relation to their size. Some have as many values as allowed, some
 * have more.
 */
const jsonBodies = (bytes: number, values: number): HostileRequest[] => [
  { title: 'empty objects', body: `{"a":[${repeatPiece('{}', values)}]}` },
  { title: 'too many empty objects', body: `{"a":[${fillBytes('{},', bytes)}{}]}` },
  { title: 'empty strings', body: `{"a":[${repeatPiece('""', values)}]}` },
  { title: 'too many empty strings', body: `{"a":[${fillBytes('"",', bytes)}""]}` },
  { title: 'deep arrays', body: `{"a":${fillBytes('[', bytes / 2)}${fillBytes(']', bytes / 2)}}` },
  { title: 'a wide object', body: `{${Array.from({ length: values }, (_, each) => `"k${each}":0`).join()}}` },
  { title: 'a long string', body: `{"a":"${fillBytes('x', bytes)}"}` },
  { title: 'escapes', body: `{"a":"${fillBytes('\\u0000', bytes)}"}` },
  { title: 'a huge number', body: `{"a":${fillBytes('9', bytes)}}` },
  { title: 'spaces', body: `{${fillBytes(' ', bytes)}}` },
]

/** Returns a copy of a sample request in which each text and each list is as long as possible. */
function enlarge(value: unknown, length: number): unknown {
  if (typeof value === 'string') return 'x'.repeat(length)
  if (Array.isArray(value)) return Array(length).fill(value[0] ?? {})
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, enlarge(each, length)]))
}

const swollenSample = ({ name }: NamedCall): HostileRequest[] =>
  [100, 400].map((length) => ({
    title: `its sample with ${length} of everything`,
    body: JSON.stringify(enlarge(callSamples[name]?.[0]?.request ?? {}, length)),
  }))

const pool = { family: 'pool', edition: 0 }
const poolOf = (questions: unknown[]) => ({
  ...{ name: 'x', use: 'quiz', audience: { tenants: ['main'] } },
  questions,
})
const languages = 'en de es pl ar fr it pt-BR pt-PT tr ru vi ko th id'.split(' ')
const option = 'An option of usual length'
const words = {
  ...{ question: 'Which of these is right? '.repeat(4), explanation: 'Because it is.' },
  options: [option, `${option}.`, `${option}!`, `${option}?`],
}
const question = (index: number) => ({
  ...{ id: 900_000 + index, type: 'single', correct: [0] },
  texts: Object.fromEntries(languages.map((language) => [language, words])),
})

/**
 * Returns requests with documents of a pool: documents of the maximum size, and documents with as many mistakes as
 * possible.
 */
function documentBodies({ name }: NamedCall): HostileRequest[] {
  const bodyOf = (document: object) =>
    JSON.stringify(name === 'importItems' ? { items: [{ ...pool, id: 1, document }] } : { ...pool, document })
  return [
    ...jsonBodies(large, 149_000),
    {
      title: 'a pool of 999 questions in 15 languages',
      body: bodyOf(poolOf(Array.from({ length: 999 }, (_, each) => question(each)))),
    },
    { title: 'a pool of 149,000 empty questions', body: bodyOf(poolOf(Array(149_000).fill({}))) },
    { title: 'a pool of 7,900 empty questions', body: bodyOf(poolOf(Array(7900).fill({}))) },
    {
      title: 'a pool of 149,000 unknown fields',
      body: bodyOf(Object.fromEntries(Array.from({ length: 149_000 }, (_, each) => [`k${each}`, 0]))),
    },
    {
      title: '200 pools of 700 empty questions',
      body: JSON.stringify({
        items: Array.from({ length: 200 }, (_, id) => ({
          ...pool,
          id,
          document: poolOf(Array(700).fill({})),
        })),
      }),
    },
  ]
}

const queries = (): HostileRequest[] => [
  { title: 'a long value', query: `a=${fillBytes('x', 14 * kilobyte)}` },
  { title: 'many fields', query: fillBytes('a=1&', 14 * kilobyte) },
  { title: 'many escapes', query: `keyword=${fillBytes('%F0%9F%98%80', 14 * kilobyte)}` },
]

/** Returns hostile requests for a call that accepts no file upload. */
export function createHostileRequests(call: NamedCall): HostileRequest[] {
  if (call.method === 'GET') return queries()
  return call.documents ? documentBodies(call) : [...jsonBodies(small, 1990), ...swollenSample(call)]
}
