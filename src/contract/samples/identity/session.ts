import { userInfoSample } from './profile.ts'

export const sessionSamples = {
  getSession: [
    { request: {}, response: userInfoSample },
    { request: {}, response: null },
  ],
  getLearner: [
    { request: { id: 3 }, response: { ...userInfoSample, photoImgUrl: '/media/3.png', languageId: null } },
  ],
  chooseLanguage: [{ request: { languageId: 4 }, response: userInfoSample }],
  verifySign: [
    { request: { oneHikIdSign: 'abc.def', appId: 'partner' }, response: { verifySignErrorMsg: 'Expired' } },
    { request: { oneHikIdSign: 'abc.def', appId: 'partner' }, response: {} },
  ],
  signInCommand: [
    {
      request: { code: 'b2s.c2VhbGVk.dGFn', verifier: 'v'.repeat(43) },
      response: {
        token: 't'.repeat(43),
        email: 'finance@example.org',
        expiresAt: '2026-11-26T20:00:00.000Z',
      },
    },
  ],
  endSessionsOf: [{ request: { email: 'ada@example.org' }, response: { ended: 2 } }],
}
