import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeVies, startFakeVies } from '../../tests/fixtures/server/vies.ts'
import type { VatCheck } from '../ports/vat-check.ts'
import { createFakeVatCheck, testVatNumbers } from './vat-check-stand-in.ts'
import { createViesVatCheck } from './vat-check-vies.ts'

const now = Date.UTC(2026, 0, 15, 12)
const requester = 'PL5260001246'

let vies: FakeVies
let lines: object[] = []
beforeAll(async () => {
  vies = await startFakeVies()
})
afterAll(() => vies.stop())
beforeEach(() => {
  lines = []
  vies.settings = { unknown: testVatNumbers.unknown }
})

const byVies = () =>
  createViesVatCheck(vies.url, () => now, { warn: (line: object) => lines.push(line) } as never)
const adapters: readonly (readonly [string, () => VatCheck])[] = [
  ['VIES', byVies],
  ['the stand-in', () => createFakeVatCheck(() => now)],
]

test.each(adapters)('%s confirms numbers of member states with a consultation number', async (_, open) => {
  for (const number of ['DE136695976', 'EL094259216', 'FR83404833048', 'NL123456789B13'])
    expect(await open().check({ number, requester })).toEqual({
      state: 'confirmed',
      consultation: expect.stringMatching(/^WAPI\w+$/),
      at: now,
    })
})

test.each(adapters)('%s knows no number that is not registered, or of the wrong form', async (_, open) => {
  const wrong = ['DE136695970', 'DE 136695976', 'XI110305878', 'GR094259216', 'GB110305878', 'DE']
  for (const number of [...testVatNumbers.unknown, ...wrong])
    expect(await open().check({ number, requester }), number).toEqual({ state: 'unknown' })
})

test.each(adapters)('%s gives a requester with a wrong number no answer', async (_, open) => {
  for (const wrong of ['XX0000000000', 'PL5260001247', 'CHE116281710'])
    expect(await open().check({ number: 'DE136695976', requester: wrong })).toEqual({ state: 'unavailable' })
})

test('the stand-in always gives the same answer, and is unavailable for some numbers', async () => {
  const check = (number: string, by = requester) =>
    createFakeVatCheck(() => now).check({ number, requester: by })
  const first = await check('DE136695976')
  expect(await check('DE136695976')).toEqual(first)
  expect(await check('DE136695976', 'PL0000000000')).not.toEqual(first)
  for (const number of testVatNumbers.unavailable)
    expect(await check(number)).toEqual({ state: 'unavailable' })
})

test.each([
  ['a member state that is away', { errors: ['MS_UNAVAILABLE'] }, 'MS_UNAVAILABLE'],
  ['too many questions', { status: 429, body: '{}' }, 'status 429'],
  [
    'a failure',
    { status: 500, body: '{"errorWrappers":[{"error":"SERVICE_UNAVAILABLE"}]}' },
    'SERVICE_UNAVAILABLE',
  ],
  [
    'an error beside an answer',
    { body: '{"valid":false,"userError":"MS_MAX_CONCURRENT_REQ"}' },
    'MS_MAX_CONCURRENT_REQ',
  ],
  [
    'an answer with another status',
    { status: 503, body: '{"valid":true,"requestIdentifier":"W1"}' },
    'status 503',
  ],
  ['no answer in it', { body: '{}' }, 'status 200'],
  ['another kind of answer', { body: '{"valid":"true"}' }, 'status 200'],
  [
    'a confirmation without evidence',
    { body: '{"valid":true,"requestIdentifier":""}' },
    'no consultation number',
  ],
  ['a page', { body: '<html>maintenance</html>' }, 'SyntaxError'],
] as const)(
  'VIES is unavailable with %s, and the log says why without the number',
  async (_, settings, why) => {
    vies.settings = settings
    expect(await byVies().check({ number: 'DE136695976', requester })).toEqual({ state: 'unavailable' })
    expect(lines).toEqual([{ memberState: 'DE', why }])
  },
)

test('VIES is unavailable if nothing listens, or if the answer takes too long', async () => {
  const nowhere = createViesVatCheck('http://127.0.0.1:9', () => now, {
    warn: (line: object) => lines.push(line),
  } as never)
  expect(await nowhere.check({ number: 'DE136695976', requester })).toEqual({ state: 'unavailable' })
  vies.settings = { isSilent: true }
  const began = performance.now()
  expect(await byVies().check({ number: 'DE136695976', requester })).toEqual({ state: 'unavailable' })
  expect(performance.now() - began).toBeLessThan(6000)
  expect(lines).toEqual([
    { memberState: 'DE', why: expect.any(String) },
    { memberState: 'DE', why: 'TimeoutError' },
  ])
})
