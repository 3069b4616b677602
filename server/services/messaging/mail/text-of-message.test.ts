import { expect, test } from 'vitest'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { documentData } from '#tests/fixtures/document-data.ts'
import { mailContent, mailRow, mailWriting, orderRow } from '#tests/fixtures/mail-writing.ts'
import { bodyOfMail } from './body-of-mail.ts'
import type { MailContent } from './mail-content.ts'
import { textOfMessage } from './text-of-message.ts'

const classroom = { kind: 'classroom', id: 17 } as const
const exam = { kind: 'practicalExam', id: 3 } as const
interface Written {
  data?: MailData
  content?: Partial<MailContent>
  dated?: boolean
  learnerId?: number | null
}
function messageOf(kind: MailKind, { data = {}, content = {}, dated = false, learnerId = 7 }: Written = {}) {
  const row = mailRow(kind, { data, learnerId })
  const whole = mailContent(content)
  const body = bodyOfMail(mailWriting(row, { content: whole, hasCalendarFile: dated }))
  return textOfMessage({ row, body, content: whole, dated })
}

test('a message has the words of the mail, and the path that its button leads to', () => {
  expect(messageOf('enrolled', { content: { itemName: 'W', subject: classroom } })).toEqual({
    ...{ language: 'en', subject: 'You are enrolled: W', greeting: 'Hello Ada Example,' },
    ...{ paragraphs: ['You are enrolled in “W”.'], facts: [], files: [] },
    button: { label: 'View the details', path: '/eu/classroom/detail/17' },
  })
  const toPay = messageOf('orderPlaced', { content: { order: orderRow() } })
  expect(toPay?.button.path).toBe('/eu/payment?relationId=17&relationType=3')
})

test('a person without an account gets no message', () => {
  expect(messageOf('trainerAccepted', { learnerId: null })).toBeUndefined()
})

test('an access code is only in the mail', () => {
  const data = { code: 'AB-CD', until: '2026-07-01T10:00:00.000Z' }
  const message = messageOf('invitation', { data, content: { itemName: 'W', subject: classroom } })
  expect(JSON.stringify(message)).not.toMatch(/AB-CD/)
  expect(message?.facts.map(({ label }) => label)).toEqual(['Until'])
  expect(message?.button.path).toBe('/eu/invitation')
})

test.each([
  ['a classroom', classroom, { kind: 'calendar', of: 'classroom', id: 17 }],
  ['a practical exam', exam, { kind: 'calendar', of: 'practical-exam', id: 3 }],
] as const)('a message about %s has the calendar file of its mail', (_, subject, file) => {
  expect(messageOf('moved', { content: { subject }, dated: true })?.files).toEqual([file])
  expect(messageOf('moved', { content: { subject } })?.files).toEqual([])
  expect(messageOf('moved', { dated: true })?.files).toEqual([])
})

test('a message about an invoice has it by the order, and one about a credit note by its number', () => {
  const order = orderRow()
  const of = { orderId: order.id, learnerId: 7, language: 'en', issuedAt: new Date() }
  const invoice = { ...of, number: 'EU-1', snapshot: documentData.invoice }
  const creditNote = {
    ...{ ...of, number: 'EU-CN-1', refundId: 1, invoiceNumber: 'EU-1' },
    snapshot: documentData.creditNote,
  }
  const both = { order, invoice, creditNote }
  expect(messageOf('invoice', { content: both })?.files).toEqual([{ kind: 'invoice', seqNo: 'AAAA-BBBB' }])
  expect(messageOf('creditNote', { content: both })?.files).toEqual([
    { kind: 'creditNote', number: 'EU-CN-1' },
  ])
  expect(messageOf('orderPaid', { content: both })?.files).toEqual([])
  expect(messageOf('invoice', { content: { order } })?.files).toEqual([])
  expect(messageOf('creditNote', { content: { order } })?.files).toEqual([])
})
