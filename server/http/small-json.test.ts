import { expect, test } from 'vitest'
import { isJsonWithinLimits } from './small-json.ts'

const small = (text: string, most = { values: 4, fields: 3, depth: 3 }) =>
  isJsonWithinLimits(Buffer.from(text), most)

test.each(['{}', '[1,2,3,4]', '{"a":{"b":{}}}', '{"a:::::":"::::::"}', '7', '"text"', ''])(
  '%s is small',
  (text) => {
    expect(small(text)).toBe(true)
  },
)

test.each(['[1,2,3,4,5]', '[[],[],[]]', '{"a":1,"b":2,"c":3,"d":4}'])(
  '%s has too many values or fields',
  (text) => {
    expect(small(text)).toBe(false)
  },
)

test.each(['[[[[]]]]', '{"a":{"b":{"c":{}}}}', '[[[['])('%s is too deep', (text) => {
  expect(small(text, { values: 100, fields: 9, depth: 3 })).toBe(false)
})

test('brackets and commas in strings do not count, with any escapes', () => {
  expect(small(JSON.stringify({ text: '[[[[[[,,,,,,{{{{{' }))).toBe(true)
  expect(small(JSON.stringify({ text: '"[[[[[[\\' }))).toBe(true)
  expect(small('"\\\\\\"[[[[[[,,,,,,')).toBe(true)
  expect(small('{"text":"\\\\",  "a": [[[]]]}', { values: 10, fields: 9, depth: 3 })).toBe(false)
})

test('eight megabytes of empty objects are more than a document of an editor may have', () => {
  const text = `{"a":[${'{},'.repeat(2_700_000)}{}]}`
  expect(small(text, { values: 150_000, fields: 80_000, depth: 20 })).toBe(false)
})
