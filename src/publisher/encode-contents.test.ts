import { expect, test } from 'vitest'
import { encodeContents } from './encode-contents.ts'

const texts = (contents: Parameters<typeof encodeContents>[0]) => {
  const { bytes, places } = encodeContents(contents)
  return places.map(({ at, size }) => Buffer.from(bytes.subarray(at, at + size)).toString())
}

test('each content lies behind the other, whatever it is written in', () => {
  const contents = ['plain', '', 'Grüße', 'مرحبا', '😀', ['<head>', '<meta>', '</head>'], []]
  const whole = ['plain', '', 'Grüße', 'مرحبا', '😀', '<head><meta></head>', '']
  expect(texts(contents)).toEqual(whole)
  expect(Buffer.from(encodeContents(contents).bytes).toString()).toBe(whole.join(''))
})

test('the memory grows with what is to be kept, and nothing is lost of what it holds', () => {
  const contents = Array.from({ length: 9 }, (_, index) => 'ไทย'.repeat(100_000 + index))
  expect(texts(contents)).toEqual(contents)
})

test('contents that fill the memory to its last byte, and past it, keep their places', () => {
  const half = 'x'.repeat(2 ** 22)
  const contents = [half, 'é', half, 'é']
  expect(texts(contents)).toEqual(contents)
  expect(encodeContents(contents).places[1]).toEqual({ at: 2 ** 22, size: 2 })
})
