import { expect, test } from 'vitest'
import { onlineMethodsOf } from './pay-type.ts'

test.each([
  ['PL', ['card', 'blik']],
  ['DE', ['card', 'klarna']],
  ['CH', ['card', 'klarna']],
] as const)('an order in %s can be paid by %j', (region, methods) => {
  expect(onlineMethodsOf(region)).toEqual(methods)
})
