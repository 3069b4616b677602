import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeResponse, toBytes } from './encode-response.ts'

const call = { response: z.object({ name: z.string() }) }
const text = '{"code":200,"message":"","data":{"name":"Kamera größer"}}'

test('a response is encoded in the success envelope, each time', () => {
  const value = { name: 'Kamera größer' }
  expect(encodeResponse(call, value)).toBe(text)
  value.name = 'Kamera'
  expect(encodeResponse(call, value)).toBe(text.replace(' größer', ''))
  expect(() => encodeResponse(call, { name: 7 })).toThrow()
})

test('an encoded response as bytes is UTF-8', () => {
  expect(new TextDecoder().decode(toBytes(text))).toBe(text)
  const bytes = toBytes(text)
  expect(toBytes(bytes)).toBe(bytes)
})
