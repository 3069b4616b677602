import nodemailer from 'nodemailer'
import type { MailTransport } from '../ports/mail.ts'
import type { Storage } from '../ports/storage.ts'
import { toNodemailer } from './mail-message.ts'

/**
 * Returns a transport that stores mails instead of sending them, so that a portal on one machine needs no mail
 * server. Each mail is a file that mail programs can open.
 */
export function createFileMailTransport(storage: Storage): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail, mail.replyTo))
      await storage.store(`${mail.key}.eml`, 'message/rfc822', new Uint8Array(message as Buffer))
    },
  }
}
