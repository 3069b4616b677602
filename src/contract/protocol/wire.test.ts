import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codedEnum, idCodec, numberCodec } from './wire.ts'

const accepts = (schema: z.ZodMiniType, wire: unknown) => z.safeDecode(schema, wire as never).success

test('a number may be text on the wire', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(z.decode(numberCodec, String(value))).toBe(value)
    }),
  )
  expect(z.decode(numberCodec, 1.5)).toBe(1.5)
})

test('text that is not a number is refused', () => {
  for (const text of ['', ' ', 'seven', '1e999', 'NaN'])
    expect([text, accepts(numberCodec, text)]).toEqual([text, false])
})

test('an id is whole, positive, and fits a column', () => {
  expect([z.decode(idCodec, '7'), z.decode(idCodec, 2 ** 31 - 1)]).toEqual([7, 2 ** 31 - 1])
  for (const wrong of ['0', '-1', '1.5', '', '7 OR 1=1', '99999999999', 0, -1, 1.5, 2 ** 31])
    expect([wrong, accepts(idCodec, wrong)]).toEqual([wrong, false])
})

const answer = codedEnum({ no: '0', yes: '1' })

test('an enumeration is codes on the wire, text or number', () => {
  expect([z.decode(answer, '1'), z.decode(answer, 0), z.encode(answer, 'yes')]).toEqual(['yes', 'no', '1'])
})

test('an unknown code and a name are refused', () => {
  for (const wrong of ['2', 'yes', '', 'constructor'])
    expect([wrong, accepts(answer, wrong)]).toEqual([wrong, false])
})
