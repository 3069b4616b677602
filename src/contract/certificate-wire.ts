import * as z from 'zod/mini'
import { certificate } from '../domain/certificate/certificate.ts'
import { kindCode } from './course-wire.ts'
import { flagCode } from './flag-wire.ts'
import { coded } from './wire.ts'

/** Codes of a certificate; the documents show labels only. Specification 1, section 4. */
export const certificateStatusCode = coded({
  none: '0',
  underReview: '1',
  valid: '2',
  aboutToExpire: '3',
  expired: '4',
  rejected: '5',
})

const windowOf = (wire: {
  congratulation: boolean
  certificateReminder: boolean
}): z.infer<typeof certificate>['window'] =>
  wire.congratulation ? 'congratulation' : wire.certificateReminder ? 'reminder' : null

/** A certificate, or an application for one. Which window opens until it is acknowledged, two flags say. */
export const certificateWire = z.codec(
  z.object({
    id: z.nullable(z.int()),
    certificateNumber: z.nullable(z.string()),
    releaseCertificationId: z.int(),
    certificationName: z.string(),
    versionLabel: z.string(),
    kind: kindCode,
    level: z.nullable(z.string()),
    status: certificateStatusCode,
    validFrom: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
    renew: flagCode,
    renewed: flagCode,
    congratulation: flagCode,
    certificateReminder: flagCode,
    publicName: flagCode,
    rejectReason: z.nullable(z.string()),
  }),
  certificate,
  {
    decode: (wire) => ({
      id: wire.id,
      number: wire.certificateNumber,
      certificationId: wire.releaseCertificationId,
      certificationName: wire.certificationName,
      versionLabel: wire.versionLabel,
      kind: wire.kind,
      level: wire.level as z.infer<typeof certificate>['level'],
      status: wire.status,
      validFrom: wire.validFrom,
      validUntil: wire.validUntil,
      renewable: wire.renew,
      renewed: wire.renewed,
      window: windowOf(wire),
      publicName: wire.publicName,
      reason: wire.rejectReason,
    }),
    encode: (held) => ({
      id: held.id,
      certificateNumber: held.number,
      releaseCertificationId: held.certificationId,
      certificationName: held.certificationName,
      versionLabel: held.versionLabel,
      kind: held.kind,
      level: held.level,
      status: held.status,
      validFrom: held.validFrom,
      validUntil: held.validUntil,
      renew: held.renewable,
      renewed: held.renewed,
      congratulation: held.window === 'congratulation',
      certificateReminder: held.window === 'reminder',
      publicName: held.publicName,
      rejectReason: held.reason,
    }),
  },
)
