const proof = { codeId: 'def', validateCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==' }
const requestText = { what: 'Security Associate', kind: null, city: 'Warsaw' }

/** Sample payloads of the calls about date alerts. */
export const dateAlertSamples = {
  requestDateAlert: [
    { request: { email: 'grace@example.org', certificationId: 4, city: 'Warsaw', ...proof }, answer: true },
    { request: { email: 'grace@example.org', classroomId: 12, ...proof }, answer: true },
    { request: { email: 'grace@example.org', kind: 'hsc', ...proof }, answer: true },
  ],
  confirmDateAlert: [{ request: { token: '3-1795000000000-0a1b' }, answer: requestText }],
  unsubscribeFromDateAlert: [{ request: { token: '3-end-0a1b' }, answer: true }],
  getOwnDateAlerts: [{ request: {}, answer: [{ ...requestText, id: 3, confirmed: true }] }],
  endOwnDateAlert: [{ request: { id: 3 }, answer: true }],
}
