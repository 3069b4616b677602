import * as z from 'zod/mini'
import { level } from '../certification/level.ts'
import { certificationKind } from '../course/course.ts'
import { certificateApplication } from './certificate-application.ts'
import { certificateStatus } from './certificate-status.ts'

/** A certificate of a learner, or the application for one: then it has no number and no dates yet. */
export const certificate = z.object({
  id: z.nullable(z.int()),
  number: z.nullable(z.string()),
  certificationId: z.int(),
  certificationName: z.string(),
  versionLabel: z.string(),
  kind: certificationKind,
  level: z.nullable(level),
  status: certificateStatus,
  validFrom: z.nullable(z.iso.datetime()),
  validUntil: z.nullable(z.iso.datetime()),
  renewable: z.boolean(),
  /** The name that the certificate carries: the holder's as of its issue. */
  holder: z.optional(z.string()),
  /** Whether another certificate has taken its place, and the number of that one. */
  renewed: z.boolean(),
  renewedBy: z.optional(z.string()),
  /** The window that opens by itself until the holder acknowledges it; null without one. */
  window: z.nullable(z.enum(['congratulation', 'reminder'])),
  publicName: z.boolean(),
  /** The reviewer's reason for rejecting the last application, or for revoking the certificate; null without one. */
  reason: z.nullable(z.string()),
})
export type Certificate = z.infer<typeof certificate>

/** The medal of each level. Specification 1, section 1. */
export const medalOf = { associate: 'bronze', professional: 'silver', expert: 'gold' } as const
export type Medal = (typeof medalOf)[keyof typeof medalOf]

/**
 * A learner's medal: one for each certification of the kind `hsc`, however often it was renewed; greyed when
 * the certificate has expired.
 */
export interface HeldMedal {
  medal: Medal
  certificationId: number
  certificationName: string
  expired: boolean
}

/** The medals of some certificates: of several for one certification the best counts. Decision: docs/decisions/certificate-validity.md. */
export function medalsOf(certificates: readonly Certificate[]): HeldMedal[] {
  const held = new Map<number, HeldMedal>()
  for (const each of certificates) {
    if (each.level === null || each.validUntil === null || each.renewed || each.status === 'revoked') continue
    const expired = each.status === 'expired'
    const before = held.get(each.certificationId)
    if (before && !before.expired) continue
    held.set(each.certificationId, {
      medal: medalOf[each.level],
      certificationId: each.certificationId,
      certificationName: each.certificationName,
      expired,
    })
  }
  return [...held.values()]
}

/** An application as a reviewer reads it. */
export const application = z.object({
  id: z.int(),
  state: certificateApplication,
  learner: z.string(),
  email: z.string(),
  certificationId: z.int(),
  certificationName: z.string(),
  /** The number of the certificate that is to be renewed; null for a first one. */
  renews: z.nullable(z.string()),
  appliedAt: z.iso.datetime(),
})
