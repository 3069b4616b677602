import { pageSample } from '../protocol/page-sample.ts'

/** Sample payloads of the calls about mails. */
export const mailSamples = {
  getMails: [
    {
      request: { state: 'queued', query: 'ada' },
      response: pageSample([
        {
          id: 12,
          kind: 'certificateExpiring',
          state: 'queued',
          email: 'ada@example.org',
          tries: 2,
          failure: 'connect ECONNREFUSED 127.0.0.1:25',
          queuedAt: '2026-11-21T12:00:00.000Z',
          settledAt: null,
        },
      ]),
    },
  ],
  getMail: [{ request: { id: 12 }, response: { message: 'Subject: You are enrolled\r\n\r\nHello Ada,' } }],
}
