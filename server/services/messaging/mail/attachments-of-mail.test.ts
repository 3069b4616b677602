import { expect, test } from 'vitest'
import type { DocumentMaker } from '#server/ports/documents.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { documentData } from '#tests/fixtures/document-data.ts'
import { mailContent, mailRow } from '#tests/fixtures/mail-writing.ts'
import { renderMailDocument } from './attachments-of-mail.ts'

/**
 * A fake document maker that returns the name of the requested document instead of a PDF; PDFs have their own tests.
 */
const documents: DocumentMaker = {
  render: async (name, language, data) => Buffer.from(JSON.stringify([name, language, data])),
}
const of = { orderId: 11, learnerId: 7, issuedAt: new Date() }
const invoice = { ...of, language: 'de', number: 'EU-1', snapshot: documentData.invoice }
const creditNote = {
  ...{ ...of, language: 'pl', number: 'EU-CN-1', refundId: 1, invoiceNumber: 'EU-1' },
  snapshot: documentData.creditNote,
}
async function attached(kind: MailKind, has: Parameters<typeof mailContent>[0] = { invoice, creditNote }) {
  const found = await renderMailDocument(documents, { row: mailRow(kind), content: mailContent(has) })
  return found && { ...found, content: JSON.parse(String(found.content)) }
}
const type = 'application/pdf'

test('the invoice and the credit note are attached in their own languages', async () => {
  expect(await attached('invoice')).toEqual({
    ...{ name: 'EU-1.pdf', type, content: ['invoice', 'de', documentData.invoice] },
  })
  expect(await attached('creditNote')).toEqual({
    ...{ name: 'EU-CN-1.pdf', type, content: ['creditNote', 'pl', documentData.creditNote] },
  })
})

test('other mails have no document, and neither has one without it', async () => {
  expect(await attached('orderPaid')).toBeUndefined()
  expect(await attached('invoice', { creditNote })).toBeUndefined()
  expect(await attached('creditNote', { invoice })).toBeUndefined()
})
