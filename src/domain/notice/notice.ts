import * as z from 'zod/mini'

/**
 * The types of notices: `urlChange` and `migration` are notices of a site; `congratulation` and `reminder` are
 * notices about a learner's certificate, whose `id` is the id of the certificate.
 */
export const noticeType = z.enum(['urlChange', 'migration', 'congratulation', 'reminder'])

/**
 * A notice that a learner sees until they acknowledge it. `language` is the language of the texts. Specification 1,
 * section 4.
 */
export const notice = z.object({
  id: z.int(),
  type: noticeType,
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  /** The instant from which the notice is due, in UTC. */
  from: z.string(),
  language: z.string(),
})
export type Notice = z.infer<typeof notice>
