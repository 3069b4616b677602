import { expect, test } from 'vitest'
import { invoice } from './invoice.ts'

const party = { name: 'Ada Ltd', address: ['Street 1', '8010 Graz', 'Austria'] }

test('an invoice names both parties, with a VAT number or without', () => {
  const { seller, buyer } = invoice.shape
  expect(seller.safeParse({ ...party, vatNumber: 'ATU12345678' }).success).toBe(true)
  expect(buyer.safeParse({ ...party, vatNumber: null }).success).toBe(true)
  expect(buyer.safeParse({ name: 'Ada Ltd', vatNumber: null }).success).toBe(false)
})
