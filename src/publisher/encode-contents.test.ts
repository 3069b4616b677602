import { expect, test } from 'vitest'
import { encodeContents } from './encode-contents.ts'

const texts = (contents: Parameters<typeof encodeContents>[0]) => {
  const { bytes, places } = encodeContents(contents)
  return places.map(({ at, size }) => Buffer.from(bytes.subarray(at, at + size)).toString())
}

test('contents follow each other, in any script', () => {
  const contents = ['plain', '', 'Grüße', 'مرحبا', '😀', ['<head>', '<meta>', '</head>'], []]
  const whole = ['plain', '', 'Grüße', 'مرحبا', '😀', '<head><meta></head>', '']
  expect(texts(contents)).toEqual(whole)
  expect(Buffer.from(encodeContents(contents).bytes).toString()).toBe(whole.join(''))
})

test('the buffer grows with the contents and loses none', () => {
  const contents = Array.from({ length: 9 }, (_, index) => 'ไทย'.repeat(100_000 + index))
  expect(texts(contents)).toEqual(contents)
})

test('contents that fill the buffer exactly, and more, have the right places', () => {
  const half = 'x'.repeat(2 ** 22)
  const contents = [half, 'é', half, 'é']
  expect(texts(contents)).toEqual(contents)
  expect(encodeContents(contents).places[1]).toEqual({ at: 2 ** 22, size: 2 })
})
