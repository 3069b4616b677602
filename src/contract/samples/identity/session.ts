import { userInfoSample } from './profile.ts'

export const sessionSamples = {
  getSession: [
    { request: {}, answer: userInfoSample },
    { request: {}, answer: null },
  ],
  getLearner: [
    { request: { id: 3 }, answer: { ...userInfoSample, photoImgUrl: '/media/3.png', languageId: null } },
  ],
  chooseLanguage: [{ request: { languageId: 4 }, answer: userInfoSample }],
  verifySign: [
    { request: { oneHikIdSign: 'abc.def', appId: 'partner' }, answer: { verifySignErrorMsg: 'Expired' } },
    { request: { oneHikIdSign: 'abc.def', appId: 'partner' }, answer: {} },
  ],
  signInCommand: [
    {
      request: { code: 'b2s.c2VhbGVk.dGFn', verifier: 'v'.repeat(43) },
      answer: { token: 't'.repeat(43), email: 'finance@example.org', expiresAt: '2026-11-26T20:00:00.000Z' },
    },
  ],
  endSessionsOf: [{ request: { email: 'ada@example.org' }, answer: { ended: 2 } }],
}
