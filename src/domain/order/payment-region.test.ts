import { expect, test } from 'vitest'
import { paymentRegionOf } from './payment-region.ts'

test('a region is found by the number of its country; other numbers have no region', () => {
  expect([616, 276, 40, 756].map(paymentRegionOf)).toEqual(['PL', 'DE', 'AT', 'CH'])
  expect(paymentRegionOf(250)).toBeUndefined()
})
