import * as z from 'zod/mini'
import { certificationLevel } from '../certification/level.ts'
import { certificationKind } from '../course/course.ts'
import { certificateApplicationState } from './certificate-application-state.ts'
import { certificateStatus } from './certificate-status.ts'

/** A learner's certificate, or an application for one. An application has no number and no dates yet. */
export const certificate = z.object({
  id: z.nullable(z.int()),
  number: z.nullable(z.string()),
  certificationId: z.int(),
  certificationName: z.string(),
  versionLabel: z.string(),
  kind: certificationKind,
  level: z.nullable(certificationLevel),
  status: certificateStatus,
  validFrom: z.nullable(z.iso.datetime()),
  validUntil: z.nullable(z.iso.datetime()),
  renewable: z.boolean(),
  /** The name on the certificate: the holder's name when it was issued. */
  holder: z.optional(z.string()),
  /**
   * Whether another certificate has replaced this certificate; `renewedBy` is the number of the other certificate.
   */
  renewed: z.boolean(),
  renewedBy: z.optional(z.string()),
  /** The dialog that opens by itself until the holder acknowledges it; null if no dialog is due. */
  window: z.nullable(z.enum(['congratulation', 'reminder'])),
  publicName: z.boolean(),
  /**
   * The reviewer's reason for rejecting the last application or for revoking the certificate; null if neither has
   * happened.
   */
  reason: z.nullable(z.string()),
})
export type Certificate = z.infer<typeof certificate>

/** The medal of each level. Specification 1, section 1. */
export const medalByLevel = { associate: 'bronze', professional: 'silver', expert: 'gold' } as const
export type Medal = (typeof medalByLevel)[keyof typeof medalByLevel]

/**
 * A learner's medal: one for each certification of the kind `hsc`, even if it was renewed several times. The medal
 * is grey when the certificate has expired.
 */
export interface HeldMedal {
  medal: Medal
  certificationId: number
  certificationName: string
  expired: boolean
}

/**
 * Returns the medals for certificates. If a learner has several certificates for one certification, one that has not
 * expired counts. Decision: docs/decisions/certificate-validity.md.
 */
export function medalsOf(certificates: readonly Certificate[]): HeldMedal[] {
  const medals = new Map<number, HeldMedal>()
  for (const { level, validUntil, renewed, status, certificationId, certificationName } of certificates) {
    if (level === null || validUntil === null || renewed || status === 'revoked') continue
    const expired = status === 'expired'
    const previous = medals.get(certificationId)
    if (previous && !previous.expired) continue
    medals.set(certificationId, {
      medal: medalByLevel[level],
      certificationId,
      certificationName,
      expired,
    })
  }
  return [...medals.values()]
}

/** An application for a certificate, with the fields that a reviewer sees. */
export const pendingCertificateApplication = z.object({
  id: z.int(),
  state: certificateApplicationState,
  learner: z.string(),
  email: z.string(),
  certificationId: z.int(),
  certificationName: z.string(),
  /** The number of the certificate to be renewed; null for a first certificate. */
  renews: z.nullable(z.string()),
  appliedAt: z.iso.datetime(),
})
