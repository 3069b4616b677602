import type { Certificate } from './certificate.ts'

/**
 * The contents of a certificate on paper. Dates are ISO; `verifyAt` is the address at which it is verified, and `codeAt` the same with
 * its signed short form behind the hash, which its QR code leads to.
 */
export interface CertificateDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  /** The holder's company; null where the holder did not ask for it. */
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
 * The contents of a certificate of attendance, for a workshop, seminar or webinar, which leads to no
 * certification.
 */
export interface AttendanceDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  training: string
  trainers: string[]
  heldAt: string
}

/** The contents of the document that lists the certificates of a company's people. */
export interface CompanyDocument {
  brand: 'main' | 'thermal'
  company: string
  vatNumber: string
  holders: { name: string; certification: string; number: string; validUntil: string }[]
  issuedAt: string
}
