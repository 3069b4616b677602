import { expect, test } from 'vitest'
import { createMailTranslator } from './mail-translator.ts'

const words = createMailTranslator('en')

test('a request for new dates is named by its item, its kind, or all workshops, and its city', () => {
  const input = { what: null, kind: null, city: null }
  expect(words.dateRequest({ ...input, what: 'Installing cameras', kind: 'hsc' })).toBe('Installing cameras')
  expect(words.dateRequest({ ...input, kind: 'hsc' })).toBe('Product security certification')
  expect(words.dateRequest({ ...input, kind: 'gsc' })).toBe('General security certification')
  expect(words.dateRequest({ ...input, city: 'Warsaw' })).toBe('Workshops and seminars (Warsaw)')
})

test('an instant is a day, and in a zone the minute of it', () => {
  const at = new Date('2026-01-15T23:30:00.000Z')
  expect(words.instant(at)).toBe('January 15, 2026')
  expect(words.instant(at, 'Europe/Warsaw')).toBe('January 16, 2026 at 00:30 GMT+1')
  expect(createMailTranslator('ar').instant(at, 'Europe/Warsaw')).toMatch(/16.*2026/)
  expect(createMailTranslator('th').instant(at, 'Europe/Warsaw')).toContain('2026')
})

test('an unknown language uses English, and a missing text is an error', () => {
  expect(createMailTranslator('xx').language).toBe('en')
  expect(words.find('enrolled.subject')).toContain('You are enrolled')
  expect(words.find('enrolled.nothing')).toBeNull()
})

test('money and reasons are in the words of the language', () => {
  expect(createMailTranslator('de').money(11_900, 'EUR')).toMatch(/119,00\s€/)
  expect(words.refundReason('goodwill')).toBe('Goodwill')
})
