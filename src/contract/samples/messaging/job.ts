import { pageSample } from '../protocol/page-sample.ts'

/** Sample payloads of the calls about jobs. */
export const jobSamples = {
  getJobs: [
    {
      request: { state: 'failed', kind: 'mail' },
      response: pageSample([
        {
          name: 'mail:12',
          state: 'failed',
          tries: 8,
          failure: 'connect ECONNREFUSED 127.0.0.1:25',
          dueAt: '2026-11-21T12:00:00.000Z',
        },
      ]),
    },
  ],
  retryJob: [{ request: { name: 'mail:12' }, response: { name: 'mail:12' } }],
}
