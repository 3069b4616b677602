import { expect, test } from 'vitest'
import { withValue } from './document-path.ts'

test('an empty text removes its field, and null is stored', () => {
  const document = { code: 'A-1', fee: { EUR: 12_000, PLN: 50_000 } }
  expect(withValue(document, ['code'], '')).toEqual({ fee: document.fee })
  expect(withValue(document, ['fee'], null)).toEqual({ code: 'A-1', fee: null })
  expect(withValue({ outcomes: ['a', 'b'] }, ['outcomes', 0], undefined)).toEqual({ outcomes: ['', 'b'] })
})
