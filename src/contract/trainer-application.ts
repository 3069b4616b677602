import * as z from 'zod/mini'
import { subject } from '../domain/course/course.ts'
import { trainerApplication } from '../domain/trainer/trainer-application.ts'
import * as domain from '../domain/trainer/trainer-form.ts'
import { declareCall } from './call.ts'
import { codeFields } from './validation-code.ts'
import { id } from './wire.ts'

/** Specification 1, section 5, and decisions, "Shell": PDF, DOCX, JPG or PNG by content. An unused file is deleted after a day. */
export const uploadTrainerFile = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/file/upload',
  who: 'form',
  summary: 'Keeps the file of an application to become a trainer',
  upload: 'file',
  uploadBytes: 5 * 1024 * 1024,
  request: z.object({ file: z.file() }),
  answer: z.object({ uploadId: z.string() }),
  refusals: ['tooFrequent'],
})

const formWire = z.codec(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    countryCode: z.string(),
    company: z.optional(z.string()),
    languageCompleteList: z.array(z.string()),
    subjectList: z.array(subject),
    experience: z.string(),
    uploadId: z.string().check(z.maxLength(64)),
    ...codeFields,
  }),
  z.extend(domain.trainerForm, { uploadId: z.string(), codeId: z.string(), validateCode: z.string() }),
  {
    decode: ({ phoneNumber, countryCode, company = '', languageCompleteList, subjectList, ...same }) => ({
      ...same,
      phone: phoneNumber,
      country: countryCode,
      company,
      languages: languageCompleteList,
      subjects: subjectList,
    }),
    encode: ({ phone, country, languages, subjects, ...same }) => ({
      ...same,
      phoneNumber: phone,
      countryCode: country,
      languageCompleteList: languages,
      subjectList: subjects,
    }),
  },
)

/**
 * Decided within seven business days; after a rejection everything is deleted within three. A code that is wrong, or a file
 * that is not there, is `invalid`, named in `errorContext.fields`; after a wrong code the file can still be used.
 * Specification 1, section 9.
 */
export const applyAsTrainer = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/apply',
  who: 'form',
  summary: 'Applies to become a trainer',
  request: formWire,
  answer: z.object({ applicationId: z.int(), status: trainerApplication, decideBy: z.iso.datetime() }),
  refusals: ['tooFrequent'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getTrainerApplications = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/trainer/applications',
  summary: 'The applications to become a trainer that wait for a decision',
  request: z.object({}),
  answer: z.array(domain.waitingTrainer),
})

export const decideTrainerApplication = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/trainer/decide',
  summary: 'Accepts or rejects an application to become a trainer',
  request: z.object({ id, approve: z.boolean(), reason: z.optional(z.string().check(z.maxLength(500))) }),
  answer: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
