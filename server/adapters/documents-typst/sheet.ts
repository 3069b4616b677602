import type { DocumentData, DocumentName } from '#server/ports/documents.ts'
import { logos } from '#src/drawings/logo.ts'
import { type Brand, drawSvg, type Palette } from '#src/styles/palette.ts'
import { renderAttendanceSheet } from './sheets/attendance-sheet.ts'
import { renderCertificateSheet } from './sheets/certificate-sheet.ts'
import { renderCompanySheet } from './sheets/company-sheet.ts'
import { renderCreditNoteSheet } from './sheets/credit-note-sheet.ts'
import { type DocumentTexts, documentTextsOf } from './sheets/document-texts.ts'
import { renderInvoiceSheet } from './sheets/invoice-sheet.ts'
import type { TemplateData } from './typst-compiler.ts'

/** The name and colors of each brand. */
export type Brands = Record<Brand, { name: string; palette: Palette }>

type Sheets = {
  [Name in DocumentName]: (
    data: DocumentData[Name],
    wording: DocumentTexts,
    palette: Palette,
  ) => TemplateData | Promise<TemplateData>
}

const sheets: Sheets = {
  invoice: renderInvoiceSheet,
  creditNote: renderCreditNoteSheet,
  certificate: renderCertificateSheet,
  attendance: renderAttendanceSheet,
  company: renderCompanySheet,
}

/**
 * Returns the contents of a document as the template prints them: texts, dates and amounts in the language of the
 * document.
 */
export async function createDocumentContent<Name extends DocumentName>(
  name: Name,
  language: string,
  data: DocumentData[Name],
  brands: Brands,
): Promise<TemplateData> {
  const wording = documentTextsOf(language)
  const { name: portal, palette } = brands[data.brand]
  return {
    language: wording.language.split('-')[0],
    direction: wording.direction,
    portal,
    palette,
    logo: drawSvg('0 0 28 28', logos[data.brand], palette),
    ...(await sheets[name](data, wording, palette)),
  }
}
