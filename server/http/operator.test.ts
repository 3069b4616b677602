import { expect, test } from 'vitest'
import { createTestSession } from '#tests/fixtures/server/session.ts'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import type { Dependencies } from './app-env.ts'
import {
  hasOperatorToken,
  hasUnrestrictedToken,
  isOperator,
  operatorNameOf,
  operatorOf,
  operatorRolesOf,
  urlHolderOf,
} from './operator.ts'

const parts: Pick<Dependencies, 'secrets'> = { secrets: { operatorToken: 'the token', keys: ['key'] } }

test('only operator roles of a provider’s claims count, in the portal’s order', () => {
  expect(operatorRolesOf(['admin', 'finance', 'editor', 'Editor', ''])).toEqual(['editor', 'finance'])
  expect(operatorRolesOf([])).toEqual([])
})

test.each([
  ['Bearer the token', true],
  ['Bearer the token ', true],
  ['Bearer the toke', false],
  ['Bearer the tokens', false],
  ['Bearer The token', false],
  ['Bearer', undefined],
  ['bearer the token', undefined],
  ['Basic the token', undefined],
  ['xBearer the token', undefined],
  [undefined, undefined],
])('the header %j carries the token: %s', async (authorization, carried) => {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  const { value } = await withContext((c) => [hasOperatorToken(c, parts), hasUnrestrictedToken(c, parts)], {
    headers,
  })
  expect(value).toEqual([carried, carried])
})

test('a token used in a person’s name is recognized, but does not grant its own rights', async () => {
  const headers = { authorization: 'Bearer the token', 'x-act-as': 'editor@demo.test' }
  const { value } = await withContext(
    (c) => [hasOperatorToken(c, parts), hasUnrestrictedToken(c, parts), isOperator(c, parts)],
    { headers },
  )
  expect(value).toEqual([true, undefined, false])
})

test.each([
  [['editor'], undefined, true],
  [['editor'], 'editor', true],
  [['editor'], 'finance', false],
  [['editor'], ['finance', 'editor'], true],
  [['editor'], ['finance', 'trainer'], false],
  [['trainer', 'finance'], 'finance', true],
  [[], undefined, false],
  [['admin'], undefined, false],
] as const)('a person with the roles %j is an operator of %j: %s', async (roles, role, expected) => {
  const sent = { variables: { session: createTestSession({ roles }) } }
  expect((await withContext((c) => isOperator(c, parts, role), sent)).value).toBe(expected)
})

test('an operator is named by the address of the session, or as the command line', async () => {
  const names = async (variables: Parameters<typeof withContext>[1]) =>
    (await withContext((c) => [urlHolderOf(c), operatorNameOf(c), operatorOf(c)], variables)).value
  expect(await names({ variables: { session: createTestSession({ roles: ['editor'] }) } })).toEqual([
    'session-1',
    'editor@demo.test',
    { name: 'editor@demo.test', learnerId: 7, accounts: [7], email: 'editor@demo.test', roles: ['editor'] },
  ])
  expect(await names({})).toEqual([
    'command line',
    'command line',
    { name: 'command line', learnerId: null, accounts: [], email: null, roles: [] },
  ])
})
