import { expect, test } from 'vitest'
import { findTests } from './find-tests.ts'

const files = [
  { path: 'tests/contract/order.test.ts', text: "test('an order is placed once', () => {})" },
  { path: 'src/domain/order/quote.test.ts', text: "test('half a cent is rounded up', () => {})" },
  { path: 'tests/e2e/classroom.spec.ts', text: "test('a learner takes a seat', () => {})" },
]

test('a name that paths have means these files, whole', () => {
  expect(findTests(files, 'Order')).toEqual({
    files: ['tests/contract/order.test.ts', 'src/domain/order/quote.test.ts'],
  })
})

test('a name that no path has means the titles that have it', () => {
  expect(findTests(files, 'takes a seat')).toEqual({
    files: ['tests/e2e/classroom.spec.ts'],
    title: 'takes a seat',
  })
})

test('a name without tests selects nothing', () => {
  expect(findTests(files, 'no such thing')).toBeUndefined()
})
