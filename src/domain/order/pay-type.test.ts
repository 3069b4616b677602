import { expect, test } from 'vitest'
import { onlineMethods } from './pay-type.ts'

test.each([
  ['PLN', 'PL', ['card', 'blik', 'klarna']],
  ['EUR', 'PL', ['card', 'klarna']],
  ['EUR', 'DE', ['card', 'klarna']],
  ['EUR', 'CH', ['card']],
] as const)('in %s from %s the page offers %j', (currency, region, methods) => {
  expect(onlineMethods(currency, region)).toEqual(methods)
})
