import * as z from 'zod/mini'
import { application } from '../domain/certificate/certificate.ts'
import { declareCall } from './call.ts'
import { certificateStatusCode, certificateWire } from './certificate-wire.ts'
import { flagCode } from './flag-wire.ts'
import { id } from './wire.ts'

/** The result is notified within three business days. Specification 1, section 4. */
export const applyForCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/apply',
  who: 'learner',
  summary: 'Applies for the certificate of a certification that is finished',
  request: z.object({ releaseCertificationId: id, showCompany: z.optional(flagCode) }),
  answer: certificateWire,
  refusals: ['notFound', 'forbidden', 'applicationPending', 'certificateObtained', 'applyNameMissing'],
})

/**
 * From 90 days before the end of its validity to 90 days after, in a country that offers it. A renewal waits for its
 * decision; no exam is taken again, and no medal is added. Specification 2, section 8.
 */
export const renewCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/renew',
  who: 'learner',
  summary: 'Applies for the renewal of a certificate, into its release or a newer one',
  request: z.object({
    id,
    releaseCertificationId: id,
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  answer: certificateWire,
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
  request: z.object({}),
  answer: z.array(certificateWire),
  empty: [],
})

/** Bronze, silver and gold by level; one per certification, greyed when expired. */
export const getMyMedals = declareCall({
  method: 'GET',
  path: '/user/certification/medal/selectUserCertificationMedalInfo',
  who: 'learner',
  summary: 'The learner’s medals',
  request: z.object({}),
  answer: z.array(
    z.object({
      medal: z.enum(['bronze', 'silver', 'gold']),
      releaseCertificationId: z.int(),
      certificationName: z.string(),
      expired: flagCode,
    }),
  ),
  empty: [],
})

/** A second time changes nothing. The windows that are due stand among the notices too. */
export const acknowledgeCertificate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/updateWindowRemindStatus',
  who: 'learner',
  summary: 'Keeps that the holder saw the congratulation, or the reminder of the end, of a certificate',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** Whether the holder is named where a company's certificates are asked for. */
export const setPublicName = declareCall({
  method: 'POST',
  path: '/user/certificationApply/publicName',
  who: 'learner',
  summary: 'Consents to being named as the holder of a certificate',
  request: z.object({ id, consent: flagCode }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** Anybody who has the number may check a certificate. `signature` is this portal's over what it says. */
export const verifyCertificate = declareCall({
  method: 'GET',
  path: '/certification/certificate/verify',
  who: 'form',
  summary: 'Verifies a certificate by its number',
  request: z.object({ number: z.string().check(z.maxLength(40)) }),
  answer: z.object({
    name: z.string(),
    certification: z.string(),
    level: z.nullable(z.string()),
    validFrom: z.iso.datetime(),
    validUntil: z.iso.datetime(),
    status: certificateStatusCode,
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
  request: z.object({}),
  answer: z.array(application),
})

/** Approved, a certificate is issued that is valid for two years; rejected, the learner may apply again. */
export const decideApplication = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/certificate/decide',
  summary: 'Approves or rejects an application for a certificate',
  request: z.object({ id, approve: z.boolean(), reason: z.optional(z.string().check(z.maxLength(500))) }),
  answer: z.object({ number: z.nullable(z.string()) }),
  refusals: ['notFound', 'repeatSubmit'],
})
