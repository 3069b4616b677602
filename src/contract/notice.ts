import * as z from 'zod/mini'
import * as domain from '../domain/notice/notice.ts'
import { declareCall } from './call.ts'
import { flagCode } from './flag-wire.ts'
import { coded, id } from './wire.ts'

const noticeWire = z.codec(
  z.object({
    noticeId: z.int(),
    noticeType: coded({ urlChange: '0', migration: '1', congratulation: '2', reminder: '3' }),
    title: z.string(),
    description: z.string(),
    link: z.nullable(z.string()),
    startTime: z.string(),
    textLanguage: z.string(),
  }),
  domain.notice,
  {
    decode: (wire) => ({
      id: wire.noticeId,
      type: wire.noticeType,
      title: wire.title,
      text: wire.description,
      link: wire.link,
      from: wire.startTime,
      language: wire.textLanguage,
    }),
    encode: (notice) => ({
      noticeId: notice.id,
      noticeType: notice.type,
      title: notice.title,
      description: notice.text,
      link: notice.link,
      startTime: notice.from,
      textLanguage: notice.language,
    }),
  },
)

/**
 * The oldest first, then those of certificates: their title is the certification, their description the number, and
 * acknowledgeCertificate is theirs. Specification 1, section 4: URL-change notice.
 */
export const getDueNotices = declareCall({
  method: 'GET',
  path: '/certification/siteNotice/due',
  who: 'learner',
  summary: 'The notices that the learner has not acknowledged',
  request: z.object({}),
  answer: z.array(noticeWire),
  empty: [],
})

/** A second time changes nothing. */
export const acknowledgeNotice = declareCall({
  method: 'POST',
  path: '/certification/siteNotice/acknowledge',
  who: 'learner',
  summary: 'Keeps that the learner has read a notice',
  request: z.object({ noticeId: id }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** '1': the migration popup was seen, and its notices are acknowledged; '0': it is due again. Specification 1, section 9. */
export const setMigrationSeen = declareCall({
  method: 'POST',
  path: '/user/updateMigrationPopStatus',
  who: 'learner',
  summary: 'Keeps whether the learner has seen the migration popup',
  request: z.object({ migrationPopStatus: flagCode }),
  answer: z.literal(true),
})
