import type { CompanyDocument } from '#src/domain/certificate/document.ts'
import { code, type DocumentTexts, name, selectWords } from './document-texts.ts'

export function companySheet(data: CompanyDocument, wording: DocumentTexts) {
  const { word, day } = wording
  return {
    title: `${word('company')}: ${data.company}`,
    words: selectWords(wording, ['company', 'holds']),
    company: name(data.company),
    facts: [
      [word('vatNumber'), code(data.vatNumber)],
      [word('certificates'), String(data.holders.length)],
    ],
    columns: ['holder', 'certification', 'number', 'validUntil'].map((key) => word(key)),
    rows: data.holders.map((each) => [
      name(each.name),
      name(each.certification),
      each.number,
      day(each.validUntil),
    ]),
    issued: word('issued', { date: day(data.issuedAt) }),
  }
}
