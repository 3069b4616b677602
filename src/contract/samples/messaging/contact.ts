import { cursorSample } from '../protocol/page-sample.ts'

const form = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  subject: 'exam',
  message: 'Until when can I begin?',
}

/** Sample payloads of the calls about contact requests. */
export const contactSamples = {
  sendContactRequest: [
    {
      request: { ...form, codeId: 'def', validateCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==' },
      response: { requestId: 3 },
    },
  ],
  getContactRequests: [
    {
      request: { query: 'ada', subject: 'exam', sort: 'asked', after: cursorSample, limit: 2 },
      response: {
        rows: [
          { ...form, id: 3, site: 'eu', language: 'en', askedAt: '2026-11-21T12:00:00.000Z' },
          { unreadable: true, id: '4' },
        ],
        next: cursorSample,
        total: { count: 1000, exact: false },
      },
    },
  ],
  closeContactRequest: [
    { request: { id: 3, answer: 'Until the end of the year.' }, response: true },
    { request: { id: 4 }, response: true },
  ],
}
