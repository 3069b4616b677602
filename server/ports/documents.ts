import type {
  AttendanceDocument,
  CertificateDocument,
  CompanyDocument,
} from '#src/domain/certificate/document.ts'
import type { Invoice } from '#src/domain/order/invoice.ts'

/** The data of each document, by the document's name. */
export interface DocumentData {
  invoice: Invoice
  certificate: CertificateDocument
  attendance: AttendanceDocument
  company: CompanyDocument
}
export type DocumentName = keyof DocumentData

/** A maker of documents that people keep: PDF, in a language. */
export interface Documents {
  render<Name extends DocumentName>(
    name: Name,
    language: string,
    data: DocumentData[Name],
  ): Promise<Uint8Array<ArrayBuffer>>
}
