import * as z from 'zod/mini'
import { invitationKind } from '../../domain/invitation/invitation-letter.ts'
import { certificationVersionWire } from '../catalogue/certification-version-wire.ts'
import { notificationFields, registrationCode } from '../catalogue/enrolment-wire.ts'
import { practicalExamWire } from '../catalogue/practical-exam-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec, wireInstant } from '../protocol/wire.ts'
import { invitationQueryRefusals, invitationRefusals, letterCode } from './invitation-wire.ts'

/**
 * The item to which a letter invites. On the wire, the kind of the item is a word, not a code as in orders.
 * Decision: docs/decisions/codes.md.
 */
const invited = { kind: ['relationType', invitationKind], targetId: ['relationId', z.int()] } as const

/** The registration that a valid letter leads to; its status is always `audited`. */
const registration = wireObject({
  ...invited,
  status: [
    'registrationStatus',
    z.codec(registrationCode, z.literal('audited'), {
      decode: () => 'audited' as const,
      encode: (status) => status,
    }),
  ],
})

const examRefusals = ['enrolmentExpired', 'practicalExamFull', 'practicalExamOpen'] as const
const classroomRefusals = ['trainingFull', 'trainingOpen', 'classroomStillValid'] as const

export const enrolByCode = declareCall({
  method: 'POST',
  path: '/user/invitation/sales/use',
  who: 'learner',
  summary: 'Enrols the learner in a certification or a course by an invitation code',
  source: 'S2 7',
  request: wireObject({
    code: letterCode,
    kind: ['relationType', z.enum(['certification', 'course'])],
    targetId: ['relationId', idCodec],
    ...notificationFields,
  }),
  response: registration,
  refusals: ['notFound', 'alreadyRegistered', ...invitationRefusals],
})

export const acceptInvitation = declareCall({
  method: 'POST',
  path: '/user/invitation/use',
  who: 'learner',
  summary: 'Enrols the learner in the item of an invitation letter',
  source: 'S2 7',
  request: wireObject({ code: ['invitationCode', letterCode], ...notificationFields }),
  response: registration,
  refusals: ['notFound', 'alreadyRegistered', ...examRefusals, ...classroomRefusals, ...invitationRefusals],
})

export const enrolInExamByCode = declareCall({
  method: 'POST',
  path: '/user/practicalExamApprove/enrollByInvitationCode',
  who: 'learner',
  summary: 'Enrols the learner in one date of a practical exam by an invitation code',
  source: 'S2 7',
  request: z.object({ code: letterCode, practicalExamId: idCodec }),
  response: practicalExamWire,
  refusals: ['notFound', 'alreadyRegistered', ...examRefusals, ...invitationRefusals],
})

/** The contents of a letter, with a masked email address: a***@example.org. */
const detail = wireObject({
  ...invited,
  email: z.nullable(z.string()),
  site: ['codeValidWithSite', z.nullable(z.string())],
  validUntil: z.iso.datetime(),
})

export const getInvitation = declareCall({
  method: 'GET',
  path: '/user/invitation/getDetail',
  who: 'form',
  summary: 'The item of an invitation letter, and a hint at the invited person',
  source: 'S2 7',
  request: wireObject({ code: ['invitationCode', letterCode] }),
  response: detail,
  refusals: ['tooFrequent', ...invitationQueryRefusals],
})

export const getInvitedCertification = declareCall({
  method: 'GET',
  path: '/user/invitation/certification/release/info',
  who: 'form',
  summary: 'The certification of an invitation letter, or of its practical exam or classroom',
  source: 'S2 7',
  request: z.object({ code: letterCode }),
  response: certificationVersionWire,
  refusals: ['tooFrequent', 'notFound', ...invitationQueryRefusals],
})

const reviewer = { method: 'POST', who: 'operator', role: 'reviewer', byPerson: true } as const

/** Creates an invitation letter. The code is returned only this once: the server stores only its hash. */
export const createInvitation = declareCall({
  ...reviewer,
  path: '/operator/invitation/create',
  summary: 'Creates an invitation letter, and returns its code',
  source: 'ours',
  request: wireObject({
    kind: invitationKind,
    targetId: ['subjectId', idCodec],
    email: z.optional(z.email().check(z.maxLength(254))),
    /** The folder of the only site on which the letter is valid. */
    site: z.optional(z.string().check(z.maxLength(40))),
    validUntil: wireInstant,
  }),
  response: z.object({ code: z.string() }),
  refusals: ['notFound'],
})

export const withdrawInvitation = declareCall({
  ...reviewer,
  path: '/operator/invitation/withdraw',
  summary: 'Withdraws an unused invitation letter',
  source: 'ours',
  request: z.object({ code: letterCode }),
  response: z.literal(true),
  refusals: ['incorrectLetter', 'letterUsed', 'expiredLetter', 'invalidLetter'],
})
