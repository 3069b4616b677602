import { pageSample } from '../protocol/page-sample.ts'

const certificate = {
  id: 5,
  certificateNumber: 'VSA-2026-7K3QX9MW',
  releaseCertificationId: 2,
  certificationName: 'Video security associate',
  versionLabel: '2026',
  kind: '1',
  level: 'associate',
  status: '2',
  validFrom: '2026-11-21T12:00:00.000Z',
  validUntil: '2028-11-21T12:00:00.000Z',
  renew: '0',
  renewed: '0',
  holder: 'Ada Byron',
  congratulation: '1',
  certificateReminder: '0',
  publicName: '1',
  rejectReason: null,
}

/** The fields in which an application differs from a certificate. */
const applicationFields = {
  id: null,
  certificateNumber: null,
  status: '1',
  validFrom: null,
  validUntil: null,
  congratulation: '0',
}

/** Sample payloads of the calls about certificates and applications. */
export const certificateSamples = {
  applyForCertificate: [
    {
      request: { releaseCertificationId: 2, showCompany: '1' },
      response: { ...certificate, ...applicationFields },
    },
  ],
  renewCertificate: [
    {
      request: { id: 5, releaseCertificationId: 2, countryCode: 'PL' },
      response: { ...certificate, ...applicationFields },
    },
  ],
  getMyCertificates: [
    {
      request: {},
      response: [certificate, { ...certificate, id: 4, renewed: '1', renewedBy: 'VSA-2026-7K3QX9MW' }],
    },
  ],
  getMyMedals: [
    {
      request: {},
      response: [
        {
          medal: 'bronze',
          releaseCertificationId: 2,
          certificationName: 'Video security associate',
          expired: '0',
        },
      ],
    },
  ],
  acknowledgeCertificate: [{ request: { id: 5 }, response: true }],
  setPublicName: [{ request: { id: 5, consent: '1' }, response: true }],
  verifyCertificate: [
    {
      request: { number: 'VSA-2026-7K3QX9MW' },
      response: {
        name: 'Ada Byron',
        certification: 'Video security associate',
        level: 'associate',
        validFrom: '2026-11-21T12:00:00.000Z',
        validUntil: '2028-11-21T12:00:00.000Z',
        status: '2',
        signature: 'c2lnbmF0dXJl',
      },
    },
    {
      request: { number: 'VSA-2024-7K3QX9MW' },
      response: {
        name: 'Ada Byron',
        certification: 'Video security associate',
        level: 'associate',
        validFrom: '2024-11-21T12:00:00.000Z',
        validUntil: '2026-11-21T12:00:00.000Z',
        status: '4',
        renewedBy: 'VSA-2026-7K3QX9MW',
        reissuedAt: '2025-11-21T12:00:00.000Z',
        signature: 'c2lnbmF0dXJl',
      },
    },
  ],
  getApplications: [
    {
      request: { renewal: 'true' },
      response: pageSample([
        {
          id: 3,
          state: 'underReview',
          learner: 'Ada Byron',
          email: 'ada@example.org',
          certificationId: 2,
          certificationName: 'Video security associate',
          renews: 'VSA-2024-7K3QX9MW',
          appliedAt: '2026-11-21T12:00:00.000Z',
        },
      ]),
    },
  ],
  revokeCertificate: [
    { request: { number: 'VSA-2026-7K3QX9MW', reason: 'Another person sat the exam.' }, response: true },
  ],
  reinstateCertificate: [
    { request: { number: 'VSA-2026-7K3QX9MW', reason: 'The person was mistaken.' }, response: true },
  ],
  decideApplication: [
    { request: { id: 3, approve: true }, response: { number: 'VSA-2026-7K3QX9MW' } },
    { request: { id: 3, approve: false, reason: 'The name is not whole.' }, response: { number: null } },
  ],
}
