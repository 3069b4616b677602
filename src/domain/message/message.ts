import * as z from 'zod/mini'
import { mailKind } from '../mail/mail-kind.ts'

/** A file that was attached to a mail, as a reference to the file in the portal. */
export const messageFile = z.union([
  z.object({ kind: z.literal('calendar'), of: z.enum(['classroom', 'practical-exam']), id: z.int() }),
  z.object({ kind: z.literal('invoice'), seqNo: z.string() }),
  z.object({ kind: z.literal('creditNote'), number: z.string() }),
])
export type MessageFile = z.infer<typeof messageFile>

/** The texts of a mail as it was sent, in the recipient's language, without markup. */
export const messageText = z.object({
  language: z.string(),
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The label of the mail's button, and the path of the page that the button opens. */
  button: z.object({ label: z.string(), path: z.string() }),
  files: z.array(messageFile),
})
export type MessageText = z.infer<typeof messageText>

/** A mail, as the learner's list of messages shows it. */
export const messageHead = z.object({
  id: z.int(),
  kind: mailKind,
  subject: z.string(),
  /** The language of the mail's texts. */
  language: z.string(),
  /** The instant of the event that the mail is about. */
  toldAt: z.iso.datetime(),
  read: z.boolean(),
})
export type MessageHead = z.infer<typeof messageHead>

/** A mail as the learner reads it in the portal. */
export const message = z.extend(messageHead, messageText.shape)
export type Message = z.infer<typeof message>
