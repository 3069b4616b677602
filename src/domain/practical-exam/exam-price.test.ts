import { expect, test } from 'vitest'
import { leastExamPrice } from './exam-price.ts'

const inZloty = { amount: 52_890, currency: 'PLN', vat: 'included' } as const
const inEuro = { amount: 17_731, currency: 'EUR', vat: 'included' } as const
const warsaw = { fee: { EUR: 12_900 }, offer: { kind: 'sold', price: inZloty } } as const
const munich = { fee: { EUR: 14_900 }, offer: { kind: 'sold', price: inEuro } } as const

test('the cheapest date decides the price, in any currency', () => {
  expect(leastExamPrice([munich, warsaw])).toEqual(inZloty)
})

test('there is no price if a date is free, or no date is offered', () => {
  expect(leastExamPrice([munich, { fee: null, offer: { kind: 'free' } }])).toBeNull()
  expect(leastExamPrice([])).toBeNull()
  expect(leastExamPrice([{ fee: { EUR: 12_900 }, offer: { kind: 'notOffered' } }])).toBeNull()
})
