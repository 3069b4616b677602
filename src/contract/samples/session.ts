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
  endSessionsOf: [{ request: { email: 'ada@example.org' }, answer: { ended: 2 } }],
}
