import { pageSample } from '../protocol/page-sample.ts'
import { userInfoSample } from './profile.ts'

/** Sample payloads of the calls about requested names. */
export const nameRequestSamples = {
  withdrawNameRequest: [{ request: {}, response: userInfoSample }],
  getNameRequests: [
    {
      request: { source: 'learner' },
      response: pageSample([
        {
          id: 4,
          learner: 'Ada Byron',
          email: 'ada@example.org',
          firstName: 'Ada',
          lastName: 'Lovelace',
          source: 'learner',
          requestedAt: '2026-11-21T12:00:00.000Z',
          certificates: ['VSA-2026-7K3QX9MW'],
        },
      ]),
    },
  ],
  reissueCertificate: [{ request: { number: 'VSA-2026-7K3QX9MW' }, response: true }],
  decideNameRequest: [
    {
      request: { id: 4, approve: true, reissue: true },
      response: { reissued: ['VSA-2026-7K3QX9MW'], others: [] },
    },
    {
      request: { id: 4, approve: false, reason: 'The document shows another name.' },
      response: { reissued: [], others: [] },
    },
  ],
}
