import * as z from 'zod/mini'
import { pendingCertificateApplication } from '../../domain/certificate/certificate.ts'
import { countryField } from '../../domain/content-item/field.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { wireObject } from '../protocol/renamed.ts'
import { booleanFilterCodec, createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec } from '../protocol/wire.ts'
import { certificateStatusCode, certificateWire } from './certificate-wire.ts'

/**
 * Applies for a certificate. The learner is notified of the decision within three business days. Specification 1,
 * section 4.
 */
export const applyForCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/apply',
  who: 'learner',
  summary: 'Applies for the certificate of a completed certification',
  source: 'S1 4',
  request: wireObject({
    certificationId: ['releaseCertificationId', idCodec],
    showCompany: z.optional(flagCode),
  }),
  response: certificateWire,
  refusals: ['notFound', 'forbidden', 'applicationPending', 'certificateObtained', 'applyNameMissing'],
})

/**
 * Applies for the renewal of a certificate in a country that offers the certification. The renewal is possible from
 * 90 days before to 90 days after the end of the validity. A reviewer decides; the learner takes no further exam
 * and gets no further medal. Specification 2, section 8.
 */
export const renewCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/renew',
  who: 'learner',
  summary: 'Applies for the renewal of a certificate, into its release or a newer one',
  source: 'S2 7, 8',
  request: wireObject({
    id: idCodec,
    certificationId: ['releaseCertificationId', idCodec],
    country: ['countryCode', countryField],
  }),
  response: certificateWire,
  refusals: [
    'notFound',
    'noReleaseInCountry',
    'typeRemovedInCountry',
    'applicationPending',
    'certificateObtained',
    'certificateStillValid',
    'enrolmentExpired',
    'alreadyRegistered',
    'examRenewFailed',
  ],
  fault: 'examRenewFailed',
})

export const getMyCertificates = declareCall({
  method: 'GET',
  path: '/user/certificationApply/getCertificationsByUserId',
  who: 'learner',
  summary: 'The learner’s certificates and applications',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(certificateWire),
  empty: [],
})

/**
 * Returns the learner's medals (bronze, silver or gold by level): one for each certification, grey if it has
 * expired.
 */
export const getMyMedals = declareCall({
  method: 'GET',
  path: '/user/certification/medal/selectUserCertificationMedalInfo',
  who: 'learner',
  summary: 'The learner’s medals',
  source: 'S1 1',
  request: z.object({}),
  response: z.array(
    wireObject({
      medal: z.enum(['bronze', 'silver', 'gold']),
      certificationId: ['releaseCertificationId', z.int()],
      certificationName: z.string(),
      expired: flagCode,
    }),
  ),
  empty: [],
})

/**
 * Records that the learner has seen the dialog about a certificate; repeating the call changes nothing. The list of
 * due notices also contains these dialogs.
 */
export const acknowledgeCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/updateWindowRemindStatus',
  who: 'learner',
  summary: 'Saves that the holder has seen the congratulation or the expiry reminder of a certificate',
  source: 'S2 7, S1 9',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/** Sets whether the public search for a company's certificates names the holder of a certificate. */
export const setPublicName = declareCall({
  method: 'POST',
  path: '/user/certificationApply/publicName',
  who: 'learner',
  summary: 'Saves the consent to be named as the holder of a certificate',
  source: 'ours',
  request: z.object({ id: idCodec, consent: flagCode }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/**
 * Returns the public contents of a certificate to anybody who knows its number. `name` is the holder's name when
 * the certificate was last issued, and empty once the account is deleted. `renewedBy` is the number of the
 * certificate that replaced this one. `signature` is the portal's signature of these contents.
 */
export const verifyCertificate = declareCall({
  method: 'GET',
  path: '/certification/certificate/verify',
  who: 'form',
  summary: 'Verifies a certificate by its number',
  source: 'ours',
  request: z.object({ number: z.string().check(z.maxLength(40)) }),
  response: z.object({
    name: z.string(),
    certification: z.string(),
    level: z.nullable(z.string()),
    validFrom: z.iso.datetime(),
    validUntil: z.iso.datetime(),
    status: certificateStatusCode,
    renewedBy: z.optional(z.string()),
    reissuedAt: z.optional(z.iso.datetime()),
    signature: z.string(),
  }),
  refusals: ['notFound', 'tooFrequent'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getApplications = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/certificate/applications',
  summary: 'The applications that wait for a decision',
  source: 'ours',
  ...createStaffListSchemas(pendingCertificateApplication, ['applied'], {
    renewal: z.optional(booleanFilterCodec),
  }),
})

/** The request that revokes or reinstates a certificate. The reason is sent to the holder. */
const revocation = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})

/**
 * Revokes a certificate: it is no longer valid anywhere, its badges are marked in the status list, and its holder
 * is notified of the reason. Refused as `repeatSubmit` if it is already revoked.
 */
export const revokeCertificate = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/revoke',
  byPerson: true,
  summary: 'Revokes a certificate, with the reason for its holder',
  source: 'ours',
  request: revocation,
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})

/**
 * Reverses a wrong revocation: the certificate is as valid as before, its mark in the status list is removed, and
 * its holder is notified. Only a reviewer who did not revoke it may do this. Refused as `repeatSubmit` if it is not
 * revoked.
 */
export const reinstateCertificate = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/reinstate',
  byPerson: true,
  summary: 'Reinstates a revoked certificate, with the reason for its holder',
  source: 'ours',
  request: revocation,
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})

/**
 * Decides an application. If approved, the certificate is issued and is valid for two years. A renewal that was
 * requested before the certificate ended is valid until two years after that end. If rejected, the learner may apply
 * again.
 */
export const decideApplication = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/decide',
  byPerson: true,
  summary: 'Approves or rejects an application for a certificate',
  source: 'ours',
  request: z.object({
    id: idCodec,
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ number: z.nullable(z.string()) }),
  refusals: ['notFound', 'repeatSubmit'],
})
