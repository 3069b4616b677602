import nodemailer from 'nodemailer'
import type { MailCarrier } from '../ports/mail.ts'
import type { Storage } from '../ports/storage.ts'
import { toNodemailer } from './mail-message.ts'

/**
 * A carrier that keeps mails instead of sending them, each as a file that mail programs open: one machine is
 * whole by itself.
 */
export function mailKept(storage: Storage): MailCarrier {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail, mail.replyTo))
      await storage.keep(`${mail.key}.eml`, 'message/rfc822', new Uint8Array(message as Buffer))
    },
  }
}
