import type { CreditNote } from '#src/domain/refund/credit-note.ts'
import { type DocumentTexts, isolateCode, isolateName, selectWords } from './document-texts.ts'
import { formatAmountLines, formatPartyLines } from './invoice-sheet.ts'

/** Returns the sheet of a credit note: an invoice's sheet that also names the corrected invoice and the reason. */
export function renderCreditNoteSheet(data: CreditNote, wording: DocumentTexts) {
  const { translate: word, day } = wording
  const { seller } = data
  return {
    title: `${word('creditNote')} ${data.number}`,
    words: {
      ...selectWords(wording, ['seller', 'buyer', 'description', 'amount']),
      heading: word('creditNote'),
      total: word('refundedTotal'),
    },
    corner: word(`refunded.${data.way}`),
    facts: [
      [word('creditNoteNumber'), isolateCode(data.number)],
      [word('creditNoteDate'), day(data.issuedAt)],
      [word('orderNumber'), isolateCode(data.seqNo)],
    ],
    further: [
      [word('correctedInvoice'), isolateCode(data.invoiceNumber)],
      [word('invoiceDate'), day(data.invoiceIssuedAt)],
      [word('reason'), word(`refundReason.${data.reason}`)],
    ],
    seller: formatPartyLines(seller, wording),
    buyer: formatPartyLines(data.buyer, wording),
    lines: formatAmountLines(data, wording),
    note: data.vatRule === 'reverseCharge' ? word('reverseCharge') : null,
    total: isolateName(wording.money(data.total, data.currency)),
    footer: formatPartyLines(seller, wording).join(' · '),
  }
}
