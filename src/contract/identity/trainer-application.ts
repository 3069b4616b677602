import * as z from 'zod/mini'
import { trainerApplicationState } from '../../domain/trainer/trainer-application-state.ts'
import * as domain from '../../domain/trainer/trainer-form.ts'
import { declareCall } from '../protocol/call.ts'
import { proofFields } from '../protocol/proof.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec, shortText } from '../protocol/wire.ts'

/**
 * Uploads the file of an application to become a trainer, which must be PDF, DOCX, JPG or PNG by its content. An
 * unused file is deleted after a day. Specification 1, section 5, and decision: docs/decisions/uploads.md.
 */
export const uploadTrainerFile = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/file/upload',
  who: 'form',
  summary: 'Uploads the file of an application to become a trainer',
  source: 'S2 7',
  upload: 'file',
  uploadBytes: 5 * 1024 * 1024,
  request: z.object({ file: z.file() }),
  response: z.object({ uploadId: z.string() }),
  refusals: ['tooFrequent', 'busy'],
})

/** The codec of the applicant's company: an absent field becomes ''. */
const company = z.codec(z.optional(z.string().check(z.maxLength(100))), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => text,
})

const formWire = renamedWire(
  z.extend(domain.trainerForm, { uploadId: z.string().check(z.maxLength(64)), ...proofFields }),
  {
    phone: 'phoneNumber',
    country: 'countryCode',
    company,
    languages: 'languageCompleteList',
    subjects: 'subjectList',
  },
)

/**
 * Applies to become a trainer. A reviewer decides within seven business days; after a rejection, all data are
 * deleted within three. Refused as `invalid` with the field in `errorContext.fields` if the proof of work is
 * invalid or the file is missing; after an invalid proof, the uploaded file can still be used. Specification 1,
 * section 9.
 */
export const applyAsTrainer = declareCall({
  method: 'POST',
  path: '/certification/trainerTeam/apply',
  who: 'form',
  summary: 'Applies to become a trainer',
  source: 'decided',
  request: formWire,
  response: z.object({ applicationId: z.int(), status: trainerApplicationState, decideBy: z.iso.datetime() }),
  refusals: ['tooFrequent'],
})

const reviewer = { who: 'operator', role: 'reviewer' } as const

export const getTrainerApplications = declareCall({
  ...reviewer,
  method: 'GET',
  path: '/operator/trainer/applications',
  summary: 'The applications to become a trainer that wait for a decision',
  source: 'ours',
  ...createStaffListSchemas(domain.pendingTrainerApplication, ['applied'], {
    id: z.optional(idCodec),
    country: z.optional(shortText),
    site: z.optional(shortText),
  }),
})

export const decideTrainerApplication = declareCall({
  ...reviewer,
  method: 'POST',
  path: '/operator/trainer/decide',
  byPerson: true,
  summary: 'Accepts or rejects an application to become a trainer',
  source: 'ours',
  request: z.object({
    id: idCodec,
    approve: z.boolean(),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})
