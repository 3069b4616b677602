import * as z from 'zod/mini'
import { invitationKind } from '../domain/invitation/letter.ts'
import { declareCall } from './call.ts'
import { emailNotificationCode, registrationCode } from './enrolment-wire.ts'
import { letterCode, letterLookRefusals, letterRefusals } from './invitation-wire.ts'
import { practicalExamWire } from './practical-exam-wire.ts'
import { releaseWire } from './release-wire.ts'
import { id } from './wire.ts'

/** With a letter, `relationType` is a word: Decisions, "Codes". A valid letter registers as audited at once. */
const registration = z.codec(
  z.object({ relationId: z.int(), relationType: invitationKind, registrationStatus: registrationCode }),
  z.object({ subjectId: z.int(), kind: invitationKind, status: z.literal('audited') }),
  {
    decode: (wire) => ({ subjectId: wire.relationId, kind: wire.relationType, status: 'audited' as const }),
    encode: (used) => ({
      relationId: used.subjectId,
      relationType: used.kind,
      registrationStatus: used.status,
    }),
  },
)

const examRefusals = ['enrolmentExpired', 'practicalExamFull', 'practicalExamOpen'] as const
const classroomRefusals = ['trainingFull', 'trainingOpen', 'classroomStillValid'] as const

export const enrolByCode = declareCall({
  method: 'POST',
  path: '/user/invitation/sales/use',
  who: 'learner',
  summary: 'Enrols the learner in a certification or a course by an invitation code',
  request: z.object({
    code: letterCode,
    relationId: id,
    relationType: z.enum(['certification', 'course']),
    emailNotificationStatus: emailNotificationCode,
  }),
  answer: registration,
  refusals: ['notFound', 'alreadyRegistered', ...letterRefusals],
})

export const acceptInvitation = declareCall({
  method: 'POST',
  path: '/user/invitation/use',
  who: 'learner',
  summary: 'Enrols the learner in what an invitation letter invites to',
  request: z.object({ invitationCode: letterCode, emailNotificationStatus: emailNotificationCode }),
  answer: registration,
  refusals: ['notFound', 'alreadyRegistered', ...examRefusals, ...classroomRefusals, ...letterRefusals],
})

export const enrolInExamByCode = declareCall({
  method: 'POST',
  path: '/user/practicalExamApprove/enrollByInvitationCode',
  who: 'learner',
  summary: 'Enrols the learner in one date of a practical exam by an invitation code',
  request: z.object({ code: letterCode, practicalExamId: id }),
  answer: practicalExamWire,
  refusals: ['notFound', 'alreadyRegistered', ...examRefusals, ...letterRefusals],
})

/** The address is only hinted: a***@example.org. */
const detail = z.codec(
  z.object({
    relationType: invitationKind,
    relationId: z.int(),
    email: z.nullable(z.string()),
    codeValidWithSite: z.nullable(z.string()),
    validUntil: z.iso.datetime(),
  }),
  z.object({
    kind: invitationKind,
    subjectId: z.int(),
    email: z.nullable(z.string()),
    site: z.nullable(z.string()),
    validUntil: z.iso.datetime(),
  }),
  {
    decode: ({ relationType, relationId, codeValidWithSite, ...wire }) => ({
      ...wire,
      kind: relationType,
      subjectId: relationId,
      site: codeValidWithSite,
    }),
    encode: ({ kind, subjectId, site, ...letter }) => ({
      ...letter,
      relationType: kind,
      relationId: subjectId,
      codeValidWithSite: site,
    }),
  },
)

export const getInvitation = declareCall({
  method: 'GET',
  path: '/user/invitation/getDetail',
  who: 'form',
  summary: 'What an invitation letter invites to, and a hint of whom',
  request: z.object({ invitationCode: letterCode }),
  answer: detail,
  refusals: ['tooFrequent', ...letterLookRefusals],
})

export const getInvitedCertification = declareCall({
  method: 'GET',
  path: '/user/invitation/certification/release/info',
  who: 'form',
  summary:
    'The certification that an invitation letter invites to, or that its practical exam or classroom belongs to',
  request: z.object({ code: letterCode }),
  answer: releaseWire,
  refusals: ['tooFrequent', 'notFound', ...letterLookRefusals],
})

const reviewer = { method: 'POST', who: 'operator', role: 'reviewer' } as const

/** The code is told this once: only its hash is kept. */
export const createInvitation = declareCall({
  ...reviewer,
  path: '/operator/invitation/create',
  summary: 'Writes an invitation letter, and tells its code',
  request: z.object({
    kind: invitationKind,
    subjectId: id,
    email: z.optional(z.email().check(z.maxLength(254))),
    /** The folder of the only site that it is valid on. */
    site: z.optional(z.string().check(z.maxLength(40))),
    validUntil: z.iso.datetime(),
  }),
  answer: z.object({ code: z.string() }),
  refusals: ['notFound'],
})

export const withdrawInvitation = declareCall({
  ...reviewer,
  path: '/operator/invitation/withdraw',
  summary: 'Takes back an invitation letter that nobody has used',
  request: z.object({ code: letterCode }),
  answer: z.literal(true),
  refusals: ['incorrectLetter', 'letterUsed', 'expiredLetter', 'invalidLetter'],
})
