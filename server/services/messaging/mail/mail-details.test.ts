import { expect, test } from 'vitest'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { documentData } from '#tests/fixtures/document-data.ts'
import {
  certificateRow,
  mailContent,
  orderRow,
  sessionInBerlin,
  siteOf,
} from '#tests/fixtures/mail-writing.ts'
import type { MailContent } from './mail-content.ts'
import { mailDetailsOf } from './mail-details.ts'
import { createMailTranslator } from './mail-translator.ts'

const words = createMailTranslator('en')
/** Returns the details that a mail lists, as "label: value". */
const details = (kind: MailKind, data: MailData = {}, changed: Partial<MailContent> = {}): string[] =>
  mailDetailsOf({ kind, data, content: mailContent(changed), site: siteOf('EU'), words }).map(
    ({ label, value }) => `${label}: ${value.replaceAll(/\s/g, ' ')}`,
  )

test('a mail without a subject states no facts', () => {
  expect(details('enrolled')).toEqual([])
  expect(details('applicationRejected', { reason: '' })).toEqual([])
})

test('a session is stated with its time in its zone, and with its place if it has one', () => {
  const when = 'When: January 18–19, 2026 · 09:00–16:30 (GMT+1)'
  expect(details('enrolled', {}, { session: sessionInBerlin })).toEqual([when, 'Where: Hall 3'])
  expect(details('enrolled', {}, { session: { ...sessionInBerlin, location: '' } })).toEqual([when])
})

const until = 'Until: January 22, 2026 at 13:00 GMT+1'
const ordered = ['Order number: AAAA-BBBB', 'For: Installing cameras', 'Amount: €119.00']

test.each([
  ['orderPlaced', [...ordered, until]],
  ['orderPaid', ordered],
] as const)(
  'the mail %s states the order, and until when it can be paid only while it can',
  (kind, stated) => {
    expect(details(kind, {}, { order: orderRow() })).toEqual(stated)
  },
)

test('bank details are those of the order’s region and currency', () => {
  const account = [
    ...['Beneficiary: Security Learning (example account)', 'IBAN: DE89370400440532013000'],
    ...['SWIFT (BIC): TESTDE22XXX', 'Bank: Example Bank, Germany (no real bank)'],
  ]
  expect(details('bankDetails', {}, { order: orderRow() })).toEqual([...ordered, until, ...account])
  const inZloty = details('bankDetails', {}, { order: orderRow({ region: 'PL', currency: 'PLN' }) })
  expect(inZloty).toContain('IBAN: PL61109010140000071219812874')
})

test('bank details of a region without fees are an error that names site and region', () => {
  const wrong = { kind: 'bankDetails', data: {}, content: mailContent({ order: orderRow() }) } as const
  expect(() => mailDetailsOf({ ...wrong, site: siteOf('MICRO-EN'), words })).toThrow(
    'MICRO-EN has no account in DE',
  )
})

test('the amount is that of the credit note, or else of the refund, or else of the order', () => {
  const order = orderRow()
  const [snapshot, at] = [documentData.creditNote, new Date()]
  const row = { number: snapshot.number, refundId: 1, orderId: order.id, learnerId: 7, language: 'en' }
  const creditNote = { ...row, invoiceNumber: snapshot.invoiceNumber, snapshot, issuedAt: at }
  expect(details('sessionCancelledRefund', { amount: 5000 }, { order })).toContain('Amount: €50.00')
  const noted = details('creditNote', { amount: 5000, reason: 'Not this one.' }, { order, creditNote })
  expect(noted).toContain('Amount: €305.87')
  expect(noted.at(-1)).toBe('Reason: The service was not provided as agreed')
})

test('a score is stated, that of 0 too', () => {
  expect(details('practicalFailed', { score: 0 })).toEqual(['Result: 0 of 100'])
})

test('a certificate is stated with its number and its last day', () => {
  expect(details('certificateIssued', {}, { certificate: certificateRow() })).toEqual([
    ...['Number: SL-21', 'Valid until: February 14, 2026'],
  ])
})

test('a letter states its code and until when it can be used, and a rejection its reason', () => {
  expect(details('invitation', { code: 'AB-CD', until: '2026-07-01T10:00:00.000Z' })).toEqual([
    ...['Your code: AB-CD', 'Until: July 1, 2026 at 12:00 GMT+2'],
  ])
  expect(details('applicationRejected', { reason: 'No name.' })).toEqual(['Reason: No name.'])
})

test('new dates are stated each by its name, with its time and place', () => {
  const input = { what: null, kind: null, city: null }
  const sessions = [
    { id: 1, name: 'Installing cameras', session: sessionInBerlin },
    { id: 2, name: 'Without a date', session: null },
  ]
  expect(details('newDatesFound', {}, { newDates: { request: input, sessions } })).toEqual([
    'Installing cameras: January 18–19, 2026 · 09:00–16:30 (GMT+1) · Hall 3',
  ])
})
