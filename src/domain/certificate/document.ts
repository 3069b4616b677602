import type { Certificate } from './certificate.ts'

/**
 * The contents of a certificate as a document. Dates are ISO 8601. `verifyAt` is the URL at which the certificate
 * is verified. `codeAt` is the URL in the QR code: the same URL, followed by `#` and the signed claims of the
 * certificate (`QrCodeClaims`).
 */
export interface CertificateDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  /** The holder's company; null unless the holder wants it on the document. */
  company: string | null
  certification: string
  versionLabel: string
  level: Certificate['level']
  validFrom: string
  validUntil: string
  verifyAt: string
  codeAt: string
}

/**
 * The contents of a certificate of attendance as a document. Certificates of attendance are issued for workshops,
 * seminars and webinars without a certification.
 */
export interface AttendanceCertificateDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  training: string
  trainers: string[]
  heldAt: string
}

/** The contents of the document that lists the certificates of a company's employees. */
export interface CompanyCertificatesDocument {
  brand: 'main' | 'thermal'
  company: string
  vatNumber: string
  holders: { name: string; certification: string; number: string; validUntil: string }[]
  issuedAt: string
}
