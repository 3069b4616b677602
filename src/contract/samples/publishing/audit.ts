import { pageSample } from '../protocol/page-sample.ts'

/** Sample payloads of the calls about the audit log. */
export const auditSamples = {
  getAudit: [
    {
      request: { subject: 'course 7', limit: 10 },
      response: pageSample([
        {
          at: '2026-11-21T12:00:00.000Z',
          actor: 'editor@demo.test',
          act: 'publish',
          subject: 'course 7',
          detail: { edition: 3 },
        },
      ]),
    },
  ],
  followAudit: [
    {
      request: { after: 'WyJhdWRpdCBmZWVkIl0' },
      response: {
        rows: [
          {
            cursor: 'WyJhdWRpdCBmZWVkIiwiYXQiXQ',
            id: 12,
            at: '2026-11-21T12:00:00.000Z',
            actor: 'editor@demo.test',
            act: 'publish',
            subject: 'course 7',
            detail: { edition: 3 },
          },
        ],
        more: false,
      },
    },
  ],
}
