import nodemailer from 'nodemailer'
import type { MailServer } from '../config/mail.ts'
import type { MailCarrier } from '../ports/mail.ts'
import { messageOf } from './mail-message.ts'

const second = 1000

/**
 * A carrier that hands mails to an SMTP server: `url` is smtp(s)://user:password@host:port, `from` the
 * address that sends. One that needs TLS and offers no STARTTLS gets no mail.
 */
export function mailOverSmtp({ url, from, needsTls }: MailServer): MailCarrier {
  // Shorter than the lease of a mail that is being sent: no other server begins before this one gives up.
  const patience = {
    connectionTimeout: 20 * second,
    greetingTimeout: 20 * second,
    socketTimeout: 60 * second,
  }
  const transport = nodemailer.createTransport({ url, requireTLS: needsTls, ...patience })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
