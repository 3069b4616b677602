import nodemailer from 'nodemailer'
import type { MailServer } from '../config/mail.ts'
import type { MailCarrier } from '../ports/mail.ts'
import { toNodemailer } from './mail-message.ts'

const second = 1000

// Shorter than the lease of a mail that is being sent: no other server begins before this one gives up.
const patience = {
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  socketTimeout: 60 * second,
}

/** Opens the way to an SMTP server. One that needs TLS and offers no STARTTLS gets no mail. */
export const smtpTransport = ({ url, needsTls }: MailServer) =>
  nodemailer.createTransport({ url, requireTLS: needsTls, ...patience })

/**
 * A carrier that hands mails to an SMTP server: `url` is smtp(s)://user:password@host:port, `from` the
 * address that sends.
 */
export function mailOverSmtp(server: MailServer): MailCarrier {
  const { from } = server
  const transport = smtpTransport(server)
  return {
    async send(mail) {
      await transport.sendMail(toNodemailer(mail, from))
    },
  }
}
