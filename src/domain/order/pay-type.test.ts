import { expect, test } from 'vitest'
import { onlineMethods } from './pay-type.ts'

test.each([
  ['PL', ['card', 'blik']],
  ['DE', ['card', 'klarna']],
  ['AT', ['card', 'klarna']],
  ['CH', ['card', 'klarna']],
] as const)('in %s the page offers %j', (region, methods) => {
  expect(onlineMethods(region)).toEqual(methods)
})
