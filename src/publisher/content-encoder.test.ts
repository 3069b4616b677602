import { expect, test } from 'vitest'
import { ContentEncoder, type FileContent } from './content-encoder.ts'

function encode(contents: readonly FileContent[]) {
  const encoder = new ContentEncoder()
  const ranges = contents.map((content) => encoder.add(content))
  return { ranges, bytes: encoder.bytes, encoder }
}

const texts = (contents: readonly FileContent[]) => {
  const { bytes, ranges } = encode(contents)
  return ranges.map(({ at, size }) => Buffer.from(bytes.subarray(at, at + size)).toString())
}

test('contents follow each other, in any script', () => {
  const contents = ['plain', '', 'Grüße', 'مرحبا', '😀', ['<head>', '<meta>', '</head>'], []]
  const whole = ['plain', '', 'Grüße', 'مرحبا', '😀', '<head><meta></head>', '']
  expect(texts(contents)).toEqual(whole)
  expect(Buffer.from(encode(contents).bytes).toString()).toBe(whole.join(''))
})

test('the buffer grows with the contents and loses none', () => {
  const contents = Array.from({ length: 9 }, (_, index) => 'ไทย'.repeat(100_000 + index))
  expect(texts(contents)).toEqual(contents)
})

test('contents that fill the buffer exactly, and more, have the right ranges', () => {
  const half = 'x'.repeat(2 ** 22)
  const contents = [half, 'é', half, 'é']
  expect(texts(contents)).toEqual(contents)
  expect(encode(contents).ranges[1]).toEqual({ at: 2 ** 22, size: 2 })
})

test('encoders that are open at the same time do not share a buffer; a closed one passes its buffer on', () => {
  const [one, other] = [new ContentEncoder(), new ContentEncoder()]
  one.add('one')
  other.add('other')
  expect([one, other].map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['one', 'other'])
  const used = one.bytes.buffer
  one.close()
  expect(new ContentEncoder().bytes.buffer).toBe(used)
})
