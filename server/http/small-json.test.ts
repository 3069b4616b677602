import { expect, test } from 'vitest'
import { isSmallJson } from './small-json.ts'

const small = (text: string, most = { values: 4, depth: 3 }) => isSmallJson(Buffer.from(text), most)

test.each(['{}', '[1,2,3,4]', '{"a":{"b":{}}}', '7', '"text"', ''])('%s is small', (text) => {
  expect(small(text)).toBe(true)
})

test.each(['[1,2,3,4,5]', '[[],[],[]]', '{"a":1,"b":2,"c":3,"d":4,"e":5}'])(
  '%s has too many values',
  (text) => {
    expect(small(text)).toBe(false)
  },
)

test.each(['[[[[]]]]', '{"a":{"b":{"c":{}}}}', '[[[['])('%s is too deep', (text) => {
  expect(small(text, { values: 100, depth: 3 })).toBe(false)
})

test('brackets and commas within strings count for nothing, whatever is escaped there', () => {
  expect(small(JSON.stringify({ text: '[[[[[[,,,,,,{{{{{' }))).toBe(true)
  expect(small(JSON.stringify({ text: '"[[[[[[\\' }))).toBe(true)
  expect(small('"\\\\\\"[[[[[[,,,,,,')).toBe(true)
  expect(small('{"text":"\\\\",  "a": [[[]]]}', { values: 10, depth: 3 })).toBe(false)
})

test('eight megabytes of empty objects are more than a document of an editor may have', () => {
  const text = `{"a":[${'{},'.repeat(2_700_000)}{}]}`
  expect(small(text, { values: 150_000, depth: 20 })).toBe(false)
})
