const form = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  subject: 'exam',
  message: 'Until when can I begin?',
}

/** What travels of questions to the people behind the portal. */
export const contactSamples = {
  askForHelp: [
    {
      request: { ...form, codeId: 'def', validateCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==' },
      answer: { requestId: 3 },
    },
  ],
  getContactRequests: [
    { request: {}, answer: [{ ...form, id: 3, language: 'en', askedAt: '2026-11-21T12:00:00.000Z' }] },
  ],
  settleContact: [
    { request: { id: 3, answer: 'Until the end of the year.' }, answer: true },
    { request: { id: 4 }, answer: true },
  ],
}
