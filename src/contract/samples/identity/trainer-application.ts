import { pageSample } from '../protocol/page-sample.ts'

const form = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.org',
  phone: '+48 22 123 45 67',
  country: 'PL',
  company: '',
  languages: ['en', 'pt-BR'],
  subjects: ['network'],
  experience: 'Forty years of practice.',
}

const { phone: phoneNumber, country: countryCode, languages, subjects, ...unchanged } = form

const challenge = (form: string) => ({
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10_000, keyLength: 32 },
    ...{ nonce: '0a1b', salt: '2c3d', keyPrefix: '4e5f', keySignature: '6071' },
    data: { id: 'abc', form, until: 1_795_000_000_000 },
  },
  signature: '8293',
})

/** Sample payloads of the calls about applications to become a trainer. */
export const trainerApplicationSamples = {
  getChallenge: [
    { request: {}, response: { codeId: 'abc', image: '', challenge: challenge('trainer') } },
    { request: { form: 'company' }, response: { codeId: 'abc', image: '', challenge: challenge('company') } },
  ],
  uploadTrainerFile: [
    {
      request: { file: new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }) },
      response: { uploadId: 'abc' },
    },
  ],
  applyAsTrainer: [
    {
      request: {
        ...unchanged,
        phoneNumber,
        countryCode,
        languageCompleteList: languages,
        subjectList: subjects,
        uploadId: 'abc',
        codeId: 'def',
        validateCode: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
      },
      response: { applicationId: 3, status: 'underReview', decideBy: '2026-12-02T12:00:00.000Z' },
    },
  ],
  getTrainerApplications: [
    {
      request: { country: 'DE', site: 'eu' },
      response: pageSample([
        {
          ...form,
          id: 3,
          site: 'eu',
          state: 'underReview',
          appliedAt: '2026-11-21T12:00:00.000Z',
          decideBy: '2026-12-02T12:00:00.000Z',
          file: '/media/upload-0a1b.pdf?until=1&name=trainer-3.pdf&sig=x',
        },
      ]),
    },
  ],
  decideTrainerApplication: [
    { request: { id: 3, approve: true }, response: true },
    { request: { id: 3, approve: false, reason: 'No practice yet.' }, response: true },
  ],
}
