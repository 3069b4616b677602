import { expect, test } from 'vitest'
import { findLowestExamPrice } from './lowest-exam-price.ts'

const inZloty = { amount: 52_890, currency: 'PLN', vat: 'included' } as const
const inEuro = { amount: 17_731, currency: 'EUR', vat: 'included' } as const
const warsaw = { fee: { EUR: 12_900 }, offer: { kind: 'sold', price: inZloty } } as const
const munich = { fee: { EUR: 14_900 }, offer: { kind: 'sold', price: inEuro } } as const

test('the cheapest date decides the price, in any currency', () => {
  expect(findLowestExamPrice([munich, warsaw])).toEqual({ least: inZloty, hasFreeDate: false })
})

test('a free date does not hide the price of the other dates', () => {
  const free = { fee: null, offer: { kind: 'free' } } as const
  expect(findLowestExamPrice([munich, free])).toEqual({ least: inEuro, hasFreeDate: true })
  expect(findLowestExamPrice([free])).toBeNull()
})

test('there is no price if no date is offered', () => {
  expect(findLowestExamPrice([])).toBeNull()
  expect(findLowestExamPrice([{ fee: { EUR: 12_900 }, offer: { kind: 'notOffered' } }])).toBeNull()
})
