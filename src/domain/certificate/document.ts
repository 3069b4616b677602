import type { Certificate } from './certificate.ts'

/** What a certificate says, on paper. Dates are ISO; `verifyAt` is the address that its QR code leads to. */
export interface CertificateDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  /** Null where the holder did not ask for it. */
  company: string | null
  certification: string
  versionLabel: string
  level: Certificate['level']
  validFrom: string
  validUntil: string
  verifyAt: string
}

/** A certificate of attendance: of a workshop, seminar or webinar, which certifies nothing. */
export interface AttendanceDocument {
  brand: 'main' | 'thermal'
  number: string
  holder: string
  training: string
  trainers: string[]
  heldAt: string
}

/** Which certificates the people of a company hold. */
export interface CompanyDocument {
  brand: 'main' | 'thermal'
  company: string
  vatNumber: string
  holders: { name: string; certification: string; number: string; validUntil: string }[]
  issuedAt: string
}
