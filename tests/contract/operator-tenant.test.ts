import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLanguages } from '#src/contract/catalogue/site.ts'
import { getMyCourses } from '#src/contract/learning/enrolment.ts'
import { getOrdersAwaitingTransfer } from '#src/contract/money/payment-review.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/** A site of the main tenant and one of the other tenant. */
const sites = { own: 1, foreign: 19 } as const

const calls = {
  anybody: [getLanguages, {}],
  learner: [getMyCourses, {}],
  editor: [getContentChanges, { since: 0, limit: 1 }],
  finance: [getOrdersAwaitingTransfer, {}],
} as const

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const actAs = (email: string) => ({ 'X-Act-As': email })

/** The headers of each kind of caller; those who are signed in also get a cookie. */
const callers = {
  'an anonymous visitor': {},
  'a learner': {},
  'an editor': {},
  'a finance operator': {},
  'the token': bearer(operatorToken),
  'the token in the name of the editor': { ...bearer(operatorToken), ...actAs('editor@demo.test') },
  'the token in the name of the learner': { ...bearer(operatorToken), ...actAs('learner@demo.test') },
  'a wrong token': bearer('wrong'),
  'a wrong token in the name of the editor': { ...bearer('wrong'), ...actAs('editor@demo.test') },
  'a learner with a wrong token': bearer('wrong'),
  'an editor with a wrong token': bearer('wrong'),
} as const
type Caller = keyof typeof callers

/** The expected codes of each call: for a site of the caller's tenant, and for a site of the other tenant. */
type Codes = Record<keyof typeof calls, readonly [own: number, foreign: number]>
const expected: readonly (readonly [Caller, Codes])[] = [
  [
    'an anonymous visitor',
    { anybody: [0, 403], learner: [401, 401], editor: [403, 403], finance: [403, 403] },
  ],
  ['a learner', { anybody: [0, 403], learner: [0, 403], editor: [403, 403], finance: [403, 403] }],
  ['an editor', { anybody: [0, 403], learner: [0, 403], editor: [0, 0], finance: [403, 403] }],
  ['a finance operator', { anybody: [0, 403], learner: [0, 403], editor: [403, 403], finance: [0, 0] }],
  ['the token', { anybody: [0, 0], learner: [401, 401], editor: [0, 0], finance: [0, 0] }],
  [
    'the token in the name of the editor',
    { anybody: [0, 403], learner: [0, 403], editor: [0, 0], finance: [403, 403] },
  ],
  [
    'the token in the name of the learner',
    { anybody: [0, 403], learner: [401, 401], editor: [403, 403], finance: [403, 403] },
  ],
  ['a wrong token', { anybody: [0, 403], learner: [401, 401], editor: [403, 403], finance: [403, 403] }],
  [
    'a wrong token in the name of the editor',
    { anybody: [0, 403], learner: [401, 401], editor: [403, 403], finance: [403, 403] },
  ],
  [
    'a learner with a wrong token',
    { anybody: [0, 403], learner: [0, 403], editor: [403, 403], finance: [403, 403] },
  ],
  [
    'an editor with a wrong token',
    { anybody: [0, 403], learner: [0, 403], editor: [403, 403], finance: [403, 403] },
  ],
]

describe.each(databases)('tenants of callers on $name', ({ open }) => {
  let portal: Portal
  const cookies = new Map<string, string>()
  beforeAll(async () => {
    portal = await openPortal(await open())
    const [learner, editor, finance] = await Promise.all([
      signIn(portal, 'learner@demo.test'),
      signIn(portal, 'editor@demo.test', { roles: ['editor'] }),
      signIn(portal, 'finance@demo.test', { roles: ['finance'] }),
    ])
    for (const name of ['a learner', 'a learner with a wrong token']) cookies.set(name, learner.cookie)
    for (const name of ['an editor', 'an editor with a wrong token']) cookies.set(name, editor.cookie)
    cookies.set('a finance operator', finance.cookie)
  })
  afterAll(() => portal.close())

  async function codeOf(caller: Caller, name: keyof typeof calls, siteId: number): Promise<number> {
    const api = portal.api(cookies.get(caller) ?? null, { siteId, headers: callers[caller] })
    const result = await api.call(calls[name][0] as Call, calls[name][1])
    if (result.ok) return 0
    return result.failure.kind === 'refused' ? result.failure.code : Number.NaN
  }

  test.each(expected)('%s asks for sites of both tenants', async (caller, codes) => {
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      const [own, foreign] = [
        await codeOf(caller, name, sites.own),
        await codeOf(caller, name, sites.foreign),
      ]
      expect([name, own, foreign]).toEqual([name, ...codes[name]])
    }
  })

  test('every caller is covered', () => {
    expect(expected.map(([caller]) => caller)).toEqual(Object.keys(callers))
  })

  test('a session of one tenant is unknown to the other tenant', async () => {
    for (const caller of ['a learner', 'an editor'] as const) {
      const api = portal.api(cookies.get(caller) ?? null, { siteId: 19, origin: sisterOrigin })
      const [mine, changes] = [
        await api.call(getMyCourses, {}),
        await api.call(getContentChanges, { since: 0, limit: 1 }),
      ]
      expect(mine.ok ? 0 : mine.failure).toMatchObject({ code: 401 })
      expect(changes.ok ? 0 : changes.failure).toMatchObject({ code: 403 })
    }
  })
})
