import { computeCertificateStatus, isRenewable } from './validity.ts'

/**
 * The dialogs about a certificate that open automatically until its holder acknowledges them. Specification 1,
 * section 2: modals.
 */
export type CertificateDialog = 'congratulation' | 'reminder'

/** The fields of a certificate that decide which dialog is due. */
export interface CertificateDialogState {
  /** The instant at which the certificate ends, in milliseconds since 1970. */
  end: number
  congratulated: boolean
  reminded: boolean
  /** Whether a renewal was approved or has not been decided yet. */
  renewing: boolean
}

/**
 * Returns the dialog that is due for a certificate, or null: the congratulation while the certificate is valid, the
 * reminder while it may be renewed and no renewal is pending or approved. A dialog that the learner has seen is not
 * due again.
 */
export function findDueDialog(certificate: CertificateDialogState, now: number): CertificateDialog | null {
  if (isRenewable(certificate.end, now))
    return certificate.reminded || certificate.renewing ? null : 'reminder'
  const valid = computeCertificateStatus(certificate.end, now) === 'valid'
  return valid && !certificate.congratulated ? 'congratulation' : null
}
