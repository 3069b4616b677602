import nodemailer from 'nodemailer'
import type { MailServer } from '../config/mail.ts'
import type { MailTransport } from '../ports/mail.ts'
import { toNodemailer } from './mail-message.ts'

const second = 1000

// The timeouts in milliseconds. They are shorter than the lease of a mail, so that this server gives up before
// another server starts to send the same mail.
const timeouts = {
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  socketTimeout: 60 * second,
}

/** Opens an SMTP client. If TLS is required and the server offers no STARTTLS, no mail is sent. */
export const createSmtpClient = ({ url, isTlsRequired: needsTls }: MailServer) =>
  nodemailer.createTransport({ url, requireTLS: needsTls, ...timeouts })

/**
 * Returns a transport that sends mails to an SMTP server: `url` is smtp(s)://user:password@host:port, `from` the
 * sender's address.
 */
export function createSmtpTransport(server: MailServer): MailTransport {
  const { from } = server
  const client = createSmtpClient(server)
  return {
    async send(mail) {
      await client.sendMail(toNodemailer(mail, from))
    },
  }
}
