import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeAnswer, toBytes } from './encode-answer.ts'

const call = { answer: z.object({ name: z.string() }) }
const text = '{"code":200,"message":"","data":{"name":"Kamera größer"}}'

test('an answer is encoded in the success envelope, each time', () => {
  const value = { name: 'Kamera größer' }
  expect(encodeAnswer(call, value)).toBe(text)
  value.name = 'Kamera'
  expect(encodeAnswer(call, value)).toBe(text.replace(' größer', ''))
  expect(() => encodeAnswer(call, { name: 7 })).toThrow()
})

test('an encoded answer as bytes is UTF-8', () => {
  expect(new TextDecoder().decode(toBytes(text))).toBe(text)
  const bytes = toBytes(text)
  expect(toBytes(bytes)).toBe(bytes)
})
