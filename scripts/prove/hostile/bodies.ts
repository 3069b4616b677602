import type { NamedCall } from '#src/contract/registry.ts'
import { callSamples } from '#src/contract/samples/call-samples.ts'

/** What is sent: the query of a GET, or a body with its type. */
export interface Hostile {
  says: string
  query?: string
  body?: string | Uint8Array<ArrayBuffer> | FormData
  type?: string
}

const kilobyte = 1024
/** As much as an ordinary call takes, and as a document may have. */
const [small, large] = [63 * kilobyte, 8 * kilobyte * kilobyte - kilobyte]

const filled = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / piece.length))
const many = (piece: string, count: number): string => Array(count).fill(piece).join()

/** Bodies of JSON that are costly to read for their size, with as many values as a call may have and with more. */
const ofJson = (bytes: number, values: number): Hostile[] => [
  { says: 'empty objects', body: `{"a":[${many('{}', values)}]}` },
  { says: 'too many empty objects', body: `{"a":[${filled('{},', bytes)}{}]}` },
  { says: 'empty strings', body: `{"a":[${many('""', values)}]}` },
  { says: 'too many empty strings', body: `{"a":[${filled('"",', bytes)}""]}` },
  { says: 'deep arrays', body: `{"a":${filled('[', bytes / 2)}${filled(']', bytes / 2)}}` },
  { says: 'a wide object', body: `{${Array.from({ length: values }, (_, each) => `"k${each}":0`).join()}}` },
  { says: 'a long string', body: `{"a":"${filled('x', bytes)}"}` },
  { says: 'escapes', body: `{"a":"${filled('\\u0000', bytes)}"}` },
  { says: 'a huge number', body: `{"a":${filled('9', bytes)}}` },
  { says: 'spaces', body: `{${filled(' ', bytes)}}` },
]

/** A sample with each text and list as long as fits. */
function swollen(value: unknown, length: number): unknown {
  if (typeof value === 'string') return 'x'.repeat(length)
  if (Array.isArray(value)) return Array(length).fill(value[0] ?? {})
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, swollen(each, length)]))
}

const swollenSample = ({ name }: NamedCall): Hostile[] =>
  [100, 400].map((length) => ({
    says: `its sample with ${length} of everything`,
    body: JSON.stringify(swollen(callSamples[name]?.[0]?.request ?? {}, length)),
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

/** Documents of a pool: as large as one may be, and with as many mistakes. */
function ofDocuments({ name }: NamedCall): Hostile[] {
  const asked = (document: object) =>
    JSON.stringify(name === 'importItems' ? { items: [{ ...pool, id: 1, document }] } : { ...pool, document })
  return [
    ...ofJson(large, 149_000),
    {
      says: 'a pool of 999 questions in 15 languages',
      body: asked(poolOf(Array.from({ length: 999 }, (_, each) => question(each)))),
    },
    { says: 'a pool of 149,000 empty questions', body: asked(poolOf(Array(149_000).fill({}))) },
    { says: 'a pool of 7,900 empty questions', body: asked(poolOf(Array(7900).fill({}))) },
    {
      says: 'a pool of 149,000 unknown fields',
      body: asked(Object.fromEntries(Array.from({ length: 149_000 }, (_, each) => [`k${each}`, 0]))),
    },
    {
      says: '200 pools of 700 empty questions',
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

const ofQuery = (): Hostile[] => [
  { says: 'a long value', query: `a=${filled('x', 14 * kilobyte)}` },
  { says: 'many fields', query: filled('a=1&', 14 * kilobyte) },
  { says: 'many escapes', query: `keyword=${filled('%F0%9F%98%80', 14 * kilobyte)}` },
]

/** The hostile requests of a call that uploads no file. */
export function hostileRequestsOf(call: NamedCall): Hostile[] {
  if (call.method === 'GET') return ofQuery()
  return call.documents ? ofDocuments(call) : [...ofJson(small, 1990), ...swollenSample(call)]
}
