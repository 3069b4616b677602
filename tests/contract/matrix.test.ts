import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { type Call, isWrite, type OperatorRole } from '#src/contract/protocol/call.ts'
import { allCalls, type NamedCall } from '#src/contract/registry.ts'
import { callSamples } from '#src/contract/samples/call-samples.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { openPortal, origin, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const operators = ['editor', 'trainer', 'reviewer', 'finance'] as const
const people = ['nobody', 'learner', ...operators] as const
type Person = (typeof people)[number]

/** Whether each field is tested with every strange value: `npm run prove -- matrix`. */
const everything = process.env.EVERY_VALUE === '1'

/** A text that only the owner's rows contain. */
const mark = 'owner-of-everything@demo.test'

/** A list that is nested so deeply that a recursive walk overflows the stack. */
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{}',
  deep,
  `{"id":${deep}}`,
  '{"__proto__":{"id":1}}',
  '\u0000',
]

/** The strange values that replace the values of a sample request. */
const strange = [
  null,
  true,
  [],
  { $ne: null },
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  'a\u0000b',
  '\ud800',
  '\u202e',
  'x'.repeat(20_000),
]

type Fields = Record<string, unknown>

/**
 * Returns the strange values for a field: a twelfth of them, and the next twelfth for the next field. Over all
 * calls, each value is used many times.
 */
const strangeFor = (index: number): unknown[] =>
  everything ? strange : strange.filter((_, each) => each % 12 === index % 12)

/** Returns copies of a call's sample request, each with one value replaced, in the top level or one level below. */
function misshapen(sample: Fields): Fields[] {
  return Object.entries(sample).flatMap(([field, value], index) => {
    const first = Array.isArray(value) ? (value[0] as unknown) : value
    const inside =
      typeof first === 'object' && first !== null
        ? strangeFor(index).flatMap((each) =>
            Object.keys(first).map((key) => {
              const changed = { ...first, [key]: each }
              return { ...sample, [field]: Array.isArray(value) ? [changed] : changed }
            }),
          )
        : []
    return [...strangeFor(index).map((each) => ({ ...sample, [field]: each })), ...inside]
  })
}

const sampleOf = ({ name }: NamedCall) => (callSamples[name]?.[0]?.request ?? {}) as Fields
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const rolesOf = ({ role }: Call): readonly OperatorRole[] => (role ? [role].flat() : operators)
const may = (call: Call, person: Person): boolean =>
  call.who === 'operator'
    ? rolesOf(call).some((role) => role === person)
    : call.who !== 'learner' || person !== 'nobody'

/** Returns a person who may make the call. Only this person sends the call with all strange values. */
const insider = (call: Call): Person => people.find((person) => may(call, person)) as Person

describe('every call, by every caller, with malformed values', () => {
  let portal: Portal
  const cookies = new Map<Person, string>()
  beforeAll(async () => {
    portal = await openPortal(await (bothDatabases[1] as (typeof bothDatabases)[number]).open())
    await signIn(portal, mark)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(rateLimitCount)
    for (const person of people.slice(1)) {
      const roles = person === 'learner' ? [] : [person]
      cookies.set(person, (await signIn(portal, `matrix-${person}@demo.test`, { roles })).cookie)
    }
  })

  async function sent(call: Call, person: Person, body: string, from = origin) {
    const headers = { 'X-Requested-With': 'fetch', Origin: from, Cookie: cookies.get(person) ?? '' }
    const place = `/api${call.path}`
    // At most twenty requests a second are sent, as many as the rate limit of searches allows.
    portal.clock.now += 50
    if (call.method === 'POST')
      return portal.request(place, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
      })
    const url = new URL(place, origin)
    try {
      for (const [field, value] of Object.entries((JSON.parse(body) ?? {}) as Fields))
        url.searchParams.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
    } catch {
      url.search = `?${body}`
    }
    return portal.request(url.href, { headers })
  }

  /** Sends a request; returns what is wrong with the response: an internal error, or another learner's data. */
  async function wrongWith(call: Call, person: Person, body: string, from = origin): Promise<string[]> {
    const response = await sent(call, person, body, from)
    const text = await response.text()
    const { status } = response
    const label = `${person}: ${body.slice(0, 120)}: ${status} ${text.slice(0, 200)}`
    if (status === 429) await portal.db.delete(rateLimitCount)
    const refused = from !== origin && isWrite(call) ? [403] : may(call, person) ? [] : [401, 403]
    const wrong =
      status >= 500 || /"code":500\b/.test(text) || (refused.length > 0 && !refused.includes(status))
    const isLeaked = person === 'nobody' || person === 'learner' ? text.includes(mark) : false
    return wrong || isLeaked ? [label] : []
  }

  test.each(allCalls.map((call): [string, NamedCall] => [nameOf(call), call]))('%s', async (_, call) => {
    const sample = sampleOf(call)
    const valid = JSON.stringify({ siteId: 1, languageId: 1, ...sample })
    const wrong: string[] = []
    for (const person of people)
      for (const body of ['{', '[]', valid]) {
        wrong.push(...(await wrongWith(call, person, body, 'https://evil.test')))
        if (person !== insider(call) && body !== valid) wrong.push(...(await wrongWith(call, person, body)))
      }
    for (const person of people.filter((each) => !may(call, each)))
      wrong.push(...(await wrongWith(call, person, valid)))
    const inside = insider(call)
    for (const body of bodies) wrong.push(...(await wrongWith(call, inside, body)))
    for (const fields of misshapen({ siteId: 1, languageId: 1, ...sample }))
      wrong.push(...(await wrongWith(call, inside, JSON.stringify(fields))))
    expect(wrong).toEqual([])
  })
})
