import type { Logger } from 'pino'
import type { Clock } from '../ports/clock.ts'
import type { MailTransport } from '../ports/mail.ts'
import type { MailDependencies } from '../services/messaging/mail/render-mail.ts'
import { sendNextMail } from '../services/messaging/mail/send-mail.ts'

/** The maximum number of mails that one run sends, so that a stopping server does not wait long. */
const mailsPerRun = 20

/** Sends the mails that are due. Returns how many it tried to send. */
export async function sendMails(
  { rendering, transport }: { rendering: MailDependencies; transport: MailTransport },
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Promise<number> {
  let tried = 0
  while (tried < mailsPerRun) {
    const outcome = await sendNextMail(rendering, transport, clock())
    if (!outcome) break
    if (outcome.failure) log.warn(outcome, 'A mail failed')
    tried += 1
  }
  return tried
}
