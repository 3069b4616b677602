import { certificateStatusAt, isRenewable } from './validity.ts'

/** What opens by itself for the holder of a certificate until it is acknowledged. Specification 1, section 2: modals. */
export type CertificateWindow = 'congratulation' | 'reminder'

/** A certificate as its windows see it. `issuedAt` in milliseconds since 1970. */
export interface Announced {
  issuedAt: number
  congratulated: boolean
  reminded: boolean
  /** A renewal was approved, or waits for its decision. */
  renewing: boolean
}

/** The window that is due, or null: the congratulation while it is valid, the reminder as long as it may be renewed. */
export function dueWindow(of: Announced, now: number): CertificateWindow | null {
  if (isRenewable(of.issuedAt, now)) return of.reminded || of.renewing ? null : 'reminder'
  const valid = certificateStatusAt(of.issuedAt, now) === 'valid'
  return valid && !of.congratulated ? 'congratulation' : null
}
