import type {
  AttendanceCertificateDocument,
  CertificateDocument,
  CompanyCertificatesDocument,
} from '#src/domain/certificate/document.ts'
import type { Invoice } from '#src/domain/order/invoice.ts'
import type { CreditNote } from '#src/domain/refund/credit-note.ts'

/** The data of each document, by the document's name. */
export interface DocumentData {
  invoice: Invoice
  creditNote: CreditNote
  certificate: CertificateDocument
  attendance: AttendanceCertificateDocument
  company: CompanyCertificatesDocument
}
export type DocumentName = keyof DocumentData

/** The format of a document: a PDF to save, or an SVG picture of the same pages to view. */
export type DocumentForm = 'pdf' | 'svg'

/** Renders documents in the requested language. */
export interface DocumentMaker {
  render<Name extends DocumentName>(
    name: Name,
    language: string,
    data: DocumentData[Name],
    form?: DocumentForm,
  ): Promise<Uint8Array<ArrayBuffer>>
}
