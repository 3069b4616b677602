import * as z from 'zod/mini'
import { certificate } from '../../domain/certificate/certificate.ts'
import { kindCode } from '../catalogue/course-wire.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'
import { codedEnum } from '../protocol/wire.ts'

/** The codes of a certificate's status, for which the specification has only labels. Specification 1, section 4. */
export const certificateStatusCode = codedEnum({
  none: '0',
  underReview: '1',
  valid: '2',
  aboutToExpire: '3',
  expired: '4',
  rejected: '5',
  revoked: '6',
})

/**
 * The codec of the dialog about a certificate that opens until the learner acknowledges it. On the wire, the dialog
 * is two flags.
 */
const windowWire = z.codec(
  z.object({ congratulation: flagCode, certificateReminder: flagCode }),
  certificate.shape.window,
  {
    decode: (flags) =>
      flags.congratulation ? 'congratulation' : flags.certificateReminder ? 'reminder' : null,
    encode: (window) => ({
      congratulation: window === 'congratulation',
      certificateReminder: window === 'reminder',
    }),
  },
)

/** The wire format of a certificate or an application. */
export const certificateWire = renamedWire(certificate, {
  number: 'certificateNumber',
  certificationId: 'releaseCertificationId',
  kind: kindCode,
  status: certificateStatusCode,
  renewable: ['renew', flagCode],
  renewed: flagCode,
  window: spreadCodec(windowWire),
  publicName: flagCode,
  reason: 'rejectReason',
})
