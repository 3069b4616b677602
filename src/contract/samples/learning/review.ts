import { pageSample } from '../protocol/page-sample.ts'

/** Sample payloads of the calls about registrations that wait for a reviewer. */
export const reviewSamples = {
  getWaitingRegistrations: [
    {
      request: { kind: 'registration', courseId: 8, sort: '-since', limit: 50 },
      response: pageSample([
        {
          kind: 'registration',
          id: 12,
          learner: 'Ada Byron',
          email: 'ada@example.org',
          subjectId: 8,
          subjectName: 'Video analytics on the perimeter',
          since: '2026-11-21T12:00:00.000Z',
        },
      ]),
    },
  ],
  decideRegistration: [
    { request: { kind: 'classroom', id: 12, approve: true }, response: true },
    {
      request: { kind: 'registration', id: 12, approve: false, reason: 'The course is full.' },
      response: true,
    },
  ],
}
