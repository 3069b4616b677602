const proof = { codeId: 'def', validateCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==' }
const requestText = { what: 'Security Associate', kind: null, city: 'Warsaw' }

/** Sample payloads of the calls about date alerts. */
export const dateAlertSamples = {
  requestDateAlert: [
    { request: { email: 'grace@example.org', certificationId: 4, city: 'Warsaw', ...proof }, response: true },
    { request: { email: 'grace@example.org', classroomId: 12, ...proof }, response: true },
    { request: { email: 'grace@example.org', kind: 'hsc', ...proof }, response: true },
  ],
  confirmDateAlert: [{ request: { token: '3-1795000000000-0a1b' }, response: requestText }],
  unsubscribeFromDateAlert: [{ request: { token: '3-end-0a1b' }, response: true }],
  getMyDateAlerts: [{ request: {}, response: [{ ...requestText, id: 3, confirmed: true }] }],
  endMyDateAlert: [{ request: { id: 3 }, response: true }],
}
