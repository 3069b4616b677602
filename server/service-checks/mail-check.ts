import { createSmtpClient } from '../adapters/mail-smtp.ts'
import type { MailServer } from '../config/mail.ts'
import { type ServiceCheck, ServiceCheckError } from './service-check.ts'

/**
 * Returns the check that the SMTP server accepts the connection, TLS if it is required, and the password. No mail is
 * sent.
 */
export const createMailCheck = (server: MailServer): ServiceCheck => ({
  service: 'the mail server',
  variable: 'MAIL_URL',
  async run() {
    const client = createSmtpClient(server)
    try {
      await client.verify()
    } finally {
      client.close()
    }
  },
})

/** Reports a missing mail server, because without one nobody gets a mail. Reports nothing in a demonstration. */
export const mailMissingCheck: ServiceCheck = {
  service: 'mail',
  variable: 'MAIL_URL',
  run: () =>
    Promise.reject(
      new ServiceCheckError(
        'MAIL_URL',
        'it is not set, so mails are stored and reach nobody; "npm run operator -- mails" lists them',
      ),
    ),
}
