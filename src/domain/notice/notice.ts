import * as z from 'zod/mini'

/** Those of sites, and those of the learner's own certificates: these are named by the certificate's number. */
export const noticeType = z.enum(['urlChange', 'migration', 'congratulation', 'reminder'])

/** What a learner is told until they acknowledge it. `language` is that of the texts. Specification 1, section 4. */
export const notice = z.object({
  id: z.int(),
  type: noticeType,
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  /** The instant, in UTC, from which it is due. */
  from: z.string(),
  language: z.string(),
})
export type Notice = z.infer<typeof notice>
