import * as z from 'zod/mini'

/** The types of notices: those of sites, and those about a certificate of the learner, which have the certificate's id. */
export const noticeType = z.enum(['urlChange', 'migration', 'congratulation', 'reminder'])

/**
 * A notice that a learner sees until they acknowledge it. `language` is that of the texts. Specification 1,
 * section 4.
 */
export const notice = z.object({
  id: z.int(),
  type: noticeType,
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  /** The instant, in UTC, from which the notice is due. */
  from: z.string(),
  language: z.string(),
})
export type Notice = z.infer<typeof notice>
