import { expect, test } from 'vitest'
import { refusals } from '../../domain/refusal.ts'
import { codeByReason, httpStatusOf, refusalOfCode } from './codes.ts'

/**
 * The error catalogue, copied by hand from the specification. 10027 and 10028 are its refusals of a renewal, 10029
 * is its refusal of a certificate without a company. 503 (too many requests at the same time) is our addition.
 */
const catalogue = [
  400, 401, 403, 404, 409, 500, 501, 503, 200001, 10026, 30000, 30001, 30002, 30003, 10000, 10001, 10002,
  10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010, 10011, 10012, 10013, 10014, 10015, 10016, 10017,
  10018, 10019, 10022, 10024, 10027, 10028, 10029, 20036, 20037,
]

test('every code of the catalogue has one name', () => {
  expect(Object.values(codeByReason).sort()).toEqual([...catalogue].sort())
})

test('names and codes lead to each other', () => {
  for (const refusal of refusals) expect(refusalOfCode(codeByReason[refusal])).toBe(refusal)
})

test('an undeclared code has no name', () => {
  expect(refusalOfCode(200)).toBeUndefined()
  expect(refusalOfCode(12345)).toBeUndefined()
})

test('the status mirrors 400, 401, 403, 404, 500 and 503; 10022 is 429; all others are 200', () => {
  const mirrored = [400, 401, 403, 404, 409, 500, 503]
  for (const code of catalogue) {
    const expected = mirrored.includes(code) ? code : code === 10022 ? 429 : 200
    expect([code, httpStatusOf(code)]).toEqual([code, expected])
  }
})
