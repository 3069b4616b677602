import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const refused = (context: Record<string, unknown>) =>
  describeFailure({ kind: 'refused', code: 400, message: 'Refused.', context })

test('a refusal is the sentence of the server, without the name of its reason', () => {
  expect(refused({ reason: 'samePerson' })).toBe('Refused.')
  expect(refused({ reason: 'otherThanPrepared', fields: ['amount', 'currency'], prepared: {} })).toBe(
    'Refused.\n  Invalid fields: amount, currency',
  )
})

test('a refusal states the errors of a document', () => {
  const issues = [
    { path: 'texts.en.name', message: 'is missing' },
    { path: '', message: 'is too large' },
  ]
  expect(refused({ item: 'course 7', issues })).toBe(
    'Refused.\n  In course 7:\n  texts.en.name: is missing\n  The document is too large',
  )
  const finding = {
    level: 'error',
    rule: 'brokenLink',
    family: 'news',
    id: 3,
    detail: '/course/99',
    path: 'link',
    message: 'links to /course/99, a page that does not exist: correct the link',
  }
  expect(refused({ findings: [finding] })).toBe(
    'Refused.\n  error: news 3: link links to /course/99, a page that does not exist: correct the link',
  )
})

test('a conflict states who saved or published, when, and how to continue', () => {
  const theirs = {
    version: 13,
    edition: 2,
    editor: 'ada@demo.test',
    at: '2026-11-27T09:00:00.000Z',
    document: {},
  }
  const said = (context: object) =>
    describeFailure({ kind: 'refused', code: 409, message: 'Please compare.', context: { ...context } })
  expect(said({ theirs })).toMatch(
    /^The item has changed since your version. Nothing was replaced.\n {2}ada@demo.test saved version 13 at 2026-11-27T09:00:00.000Z.\n.*show/,
  )
  expect(said({ theirs: { ...theirs, version: null } })).toContain(
    'ada@demo.test published or withdrew edition 2',
  )
})

test('a refusal without a reason has a message for operators', () => {
  const said = (code: number, context = {}) =>
    describeFailure({ kind: 'refused', code, message: 'Please contact support.', context })
  expect(said(401)).toContain('run "sign-in" again')
  expect(said(403)).toContain('roles')
  expect(said(403, { reason: 'ownMatter' })).toBe('Please contact support.')
  expect(said(404)).toContain('nothing with this number or name')
  expect(said(10_002)).toBe('This was already done or decided. Nothing has changed.')
  const decided = { by: 'ada@demo.test', at: '2026-11-27T09:00:00.000Z', act: 'approve' }
  expect(said(10_002, { decided })).toContain(
    'Decided by ada@demo.test at 2026-11-27T09:00:00.000Z: approve.',
  )
  expect(said(501)).toBe('Please contact support.')
})

test('an invalid request is described without special characters', () => {
  const message = '✖ Too big: expected string to have <=100 characters\n  → at reference'
  expect(describeFailure({ kind: 'refused', code: 400, message, context: {} })).toBe(
    'Nothing was sent: Too big: expected string to have <=100 characters (reference)',
  )
})

test('a server that does not answer is described with its likely cause', () => {
  expect(describeFailure({ kind: 'unreachable' })).toMatch(/Is it running.*check before you repeat it/)
  expect(describeFailure({ kind: 'timeout' })).toContain('check before you repeat it')
  expect(describeFailure({ kind: 'malformed', message: 'HTML' })).toContain('another server')
})
