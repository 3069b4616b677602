import { pageSample } from '../protocol/page-sample.ts'

/** Sample payloads of scheduled actions. */
export const scheduledActionSamples = {
  findSchedules: [
    {
      request: { act: 'withdraw', from: '2026-02-01T00:00:00Z', until: '2026-03-01T00:00:00Z', limit: 20 },
      response: pageSample([
        {
          ...{ family: 'course', id: 7, title: 'Lenses and light', code: 'CCTV-110', act: 'withdraw' },
          ...{ at: '2026-02-01T06:00:00.000Z', editor: 'editor@demo.test', tenants: ['main'], sites: ['eu'] },
          ...{ hasErrors: false, rights: { change: true, languages: null } },
        },
      ]),
    },
  ],
  unscheduleWithdrawal: [
    { request: { family: 'course', id: 7 }, response: { withdrawAt: '2026-12-01T08:00:00.000Z' } },
  ],
}
