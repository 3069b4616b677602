import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultConsent,
  formatConsent,
  fullConsent,
  necessaryOnlyConsent,
  parseConsent,
} from './consent-choice.ts'

test('a stored consent is parsed to the same consent', () => {
  for (const functionality of [true, false])
    for (const analytics of [true, false])
      expect(parseConsent(formatConsent({ functionality, analytics }))).toEqual({ functionality, analytics })
})

test('a consent is stored as groups that are on (1) or off (2), with necessary cookies on', () => {
  expect(JSON.parse(formatConsent({ functionality: true, analytics: false }))).toEqual([
    { id: 'necessary', isOn: 1 },
    { id: 'functionality', isOn: 1 },
    { id: 'analytics', isOn: 2 },
  ])
})

test('missing or malformed text is parsed as undefined and never throws', () => {
  expect(parseConsent(null)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseConsent(text)
    }),
  )
})

test('the default consent allows nothing with opt-in and everything with opt-out', () => {
  expect(defaultConsent('optIn')).toEqual(necessaryOnlyConsent)
  expect(defaultConsent('optOut')).toEqual(fullConsent)
})

test('a missing or malformed group is off', () => {
  for (const text of ['[]', '[null]', '[{"id":"analytics"}]', '[{"id":"analytics","isOn":true}]'])
    expect(parseConsent(text)).toEqual(necessaryOnlyConsent)
  for (const text of ['{}', '7', '"on"', 'null']) expect(parseConsent(text)).toBeUndefined()
})
