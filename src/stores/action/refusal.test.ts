import { expect, test } from 'vitest'
import { failureTextOf, refusalTextOf } from './refusal.ts'

const words: Record<string, string> = {
  'error:reason.ownMatter': 'You can’t decide about yourself.',
  'enrolment:unreachable': 'No connection.',
  'error:10018': 'Valid on {site}.',
}
const find = (key: string, values?: Record<string, unknown>) =>
  words[key]?.replace('{site}', String(values?.codeValidWithSite))
const refused = (code: number, context: Record<string, unknown> = {}) =>
  ({ kind: 'refused', code, message: 'Said by the server', context }) as const

test('the text for a refusal’s reason takes precedence over the text for its code', () => {
  expect(refusalTextOf(find, refused(403, { reason: 'ownMatter' }))).toBe('You can’t decide about yourself.')
  for (const reason of [undefined, 7, 'unknown'])
    expect(refusalTextOf(find, refused(999, { reason }))).toBe('Said by the server')
})

test('the text of a code contains the values of its refusal', () => {
  expect(refusalTextOf(find, refused(10018, { codeValidWithSite: 'EU' }))).toBe('Valid on EU.')
})

test('an unreachable server has a text, if the page has loaded it', () => {
  expect(failureTextOf(find, { kind: 'unreachable' })).toBe('No connection.')
  expect(failureTextOf(() => undefined, { kind: 'timeout' })).toBe('')
  expect(failureTextOf(find, refused(403, { reason: 'ownMatter' }))).toBe('You can’t decide about yourself.')
})
