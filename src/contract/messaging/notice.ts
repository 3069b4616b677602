import * as z from 'zod/mini'
import * as domain from '../../domain/notice/notice.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { codedEnum, idCodec } from '../protocol/wire.ts'

const noticeWire = renamedWire(domain.notice, {
  id: 'noticeId',
  type: ['noticeType', codedEnum({ urlChange: '0', migration: '1', congratulation: '2', reminder: '3' })],
  text: 'description',
  from: 'startTime',
  language: 'textLanguage',
})

/**
 * Returns the notices that are due, the oldest first, and then the notices about certificates. The title of a
 * notice about a certificate is the certification's name, and its description is the certificate's number;
 * acknowledgeCertificate acknowledges it. Specification 1, section 4: URL-change notice.
 */
export const getDueNotices = declareCall({
  method: 'GET',
  path: '/certification/siteNotice/due',
  who: 'learner',
  summary: 'The notices that the learner has not acknowledged',
  source: 'S1 4',
  request: z.object({}),
  response: z.array(noticeWire),
  empty: [],
})

/** Acknowledges a notice; repeating it changes nothing. */
export const acknowledgeNotice = declareCall({
  method: 'POST',
  path: '/certification/siteNotice/acknowledge',
  who: 'learner',
  summary: 'Marks a notice as read by the learner',
  source: 'S1 4',
  request: z.object({ noticeId: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/**
 * Sets whether the learner has seen the migration popup. `true` also acknowledges its notices; `false` shows the
 * popup again. Specification 1, section 9.
 */
export const setMigrationSeen = declareCall({
  method: 'POST',
  path: '/user/updateMigrationPopStatus',
  who: 'learner',
  summary: 'Saves whether the learner has seen the migration popup',
  source: 'S1 3, 9',
  request: wireObject({ seen: ['migrationPopStatus', flagCode] }),
  response: z.literal(true),
})
