import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { createOrderNumber } from './create-order-number.ts'
import { findBankAccount } from './find-bank-account.ts'
import { paymentReturnUrlsOf } from './payment-return-urls.ts'

const sites = loadSites().sites
const site = (code: string) => sites.find((each) => each.code === code) as Site
const config = { origins: { main: 'https://learn.example', sister: 'https://sister.example' } }
const target = { kind: 'workshop', id: 17 } as const

test('after paying the learner sees the orders, and before it the payment page, in a language of the site', () => {
  expect(paymentReturnUrlsOf({ config, site: site('EU'), language: 'de' }, target)).toEqual({
    successUrl: 'https://learn.example/eu/de/my-learning?tab=1&subTab=2',
    cancelUrl: expect.stringMatching(
      /^https:\/\/learn\.example\/eu\/de\/payment\?relationId=17&relationType=3/,
    ),
  })
  const { successUrl } = paymentReturnUrlsOf({ config, site: site('EU'), language: 'ar' }, target)
  expect(successUrl).toBe('https://learn.example/eu/my-learning?tab=1&subTab=2')
  const sister = paymentReturnUrlsOf({ config, site: site('MICRO-EN'), language: 'en' }, target)
  expect(sister.successUrl).toMatch(/^https:\/\/sister\.example\//)
})

test('a bank account is that of a region in which the site charges', () => {
  expect(findBankAccount(site('EU'), 276)).toMatchObject({ region: 'DE', swift: 'TESTDE22XXX' })
  for (const regionId of [840, 40_000])
    expect(findBankAccount(site('EU'), regionId)).toMatchObject({ refusal: 'notFound' })
})

test('the number of an order has sixteen signs in four groups', () => {
  expect(createOrderNumber(() => Buffer.alloc(16))).toBe('2222-2222-2222-2222')
  const counted = Buffer.from(Array.from({ length: 16 }, (_, index) => index + 16))
  expect(createOrderNumber(() => counted)).toBe('JKLM-NPQR-STUV-WXYZ')
  expect(createOrderNumber(() => Buffer.alloc(16, 32))).toBe('2222-2222-2222-2222')
})
