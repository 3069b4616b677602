import { pageSample } from '../protocol/page-sample.ts'

const event = 'evt_0b8f7c1e-52a4-4f0e-9a59-5a4c3f7d2e11'

/** Sample payloads of the calls about webhooks. */
export const webhookSamples = {
  getWebhooks: [
    {
      request: {},
      response: {
        endpoints: [{ id: 1, url: 'https://crm.example.org/portal', state: 'on', waiting: 1, failed: 0 }],
      },
    },
  ],
  getWebhookEvents: [
    {
      request: { type: 'learner.enrolled', query: event },
      response: pageSample([
        { id: event, type: 'learner.enrolled', at: '2026-11-22T12:00:00.000Z', waiting: [1], failed: [] },
      ]),
    },
  ],
  replayWebhooks: [
    { request: { event }, response: { messages: 1 } },
    { request: { since: '2026-11-22T00:00:00.000Z' }, response: { messages: 40 } },
  ],
  resumeWebhook: [{ request: { id: 1 }, response: { url: 'https://crm.example.org/portal' } }],
}
