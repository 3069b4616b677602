import { expect, test } from 'vitest'
import { hasCompoundWords, splitCompound } from './split-compound.ts'

test.each([
  ['영상보안', ['영상', '보안', '영상보'], 'ko', ['영상', '보안']],
  ['화재감지를', ['화재', '감지'], 'ko', ['화재', '감지']],
  ['uberwachungskamera', ['uberwachung', 'kamera', 'wachung'], 'de', ['uberwachung', 'kamera']],
  ['accesscontrol', ['access', 'control'], 'en', ['access', 'control']],
  ['กล้องความร้อน', ['กล้อง', 'ความ', 'ร้อน', 'ความร้อน'], 'th', ['กล้อง', 'ความร้อน']],
])('%s consists of words of %j', (compound, known, language, parts) => {
  expect(splitCompound(compound, new Set(known), language)).toEqual(parts)
})

test('a word with an unknown part, a single known word, and a short part are not split', () => {
  expect(splitCompound('영상보안', new Set(['영상']), 'ko')).toEqual(undefined)
  expect(splitCompound('영상', new Set(['영상']), 'ko')).toBeUndefined()
  expect(splitCompound('ofcamera', new Set(['of', 'camera']), 'en')).toBeUndefined()
  expect(['ko', 'de', 'en'].map(hasCompoundWords)).toEqual([true, true, false])
})
