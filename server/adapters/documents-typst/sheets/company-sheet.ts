import type { CompanyCertificatesDocument } from '#src/domain/certificate/document.ts'
import { type DocumentTexts, isolateCode, isolateName, selectWords } from './document-texts.ts'

export function renderCompanySheet(data: CompanyCertificatesDocument, wording: DocumentTexts) {
  const { translate: word, day } = wording
  return {
    title: `${word('company')}: ${data.company}`,
    words: selectWords(wording, ['company', 'holds']),
    company: isolateName(data.company),
    facts: [
      [word('vatNumber'), isolateCode(data.vatNumber)],
      [word('certificates'), String(data.holders.length)],
    ],
    columns: ['holder', 'certification', 'number', 'validUntil'].map((key) => word(key)),
    rows: data.holders.map((each) => [
      isolateName(each.name),
      isolateName(each.certification),
      each.number,
      day(each.validUntil),
    ]),
    issued: word('issued', { date: day(data.issuedAt) }),
  }
}
