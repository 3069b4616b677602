import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentUnasked, fullConsent, keptForm, onlyNecessary, parseConsent } from './consent-choice.ts'

test('what is kept is read again', () => {
  for (const functionality of [true, false])
    for (const analytics of [true, false])
      expect(parseConsent(keptForm({ functionality, analytics }))).toEqual({ functionality, analytics })
})

test('it is kept as groups that are on (1) or off (2), the necessary ones on', () => {
  expect(JSON.parse(keptForm({ functionality: true, analytics: false }))).toEqual([
    { id: 'necessary', isOn: 1 },
    { id: 'functionality', isOn: 1 },
    { id: 'analytics', isOn: 2 },
  ])
})

test('what nobody kept says nothing, and never throws', () => {
  expect(parseConsent(null)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseConsent(text)
    }),
  )
})

test('who was not asked has allowed nothing where one opts in, and everything where one opts out', () => {
  expect(consentUnasked('optIn')).toEqual(onlyNecessary)
  expect(consentUnasked('optOut')).toEqual(fullConsent)
})

test('a group that is not named, or not understood, is off', () => {
  for (const text of ['[]', '[null]', '[{"id":"analytics"}]', '[{"id":"analytics","isOn":true}]'])
    expect(parseConsent(text)).toEqual(onlyNecessary)
  for (const text of ['{}', '7', '"on"', 'null']) expect(parseConsent(text)).toBeUndefined()
})
