import type { Logger } from 'pino'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { MailCarrier } from '../ports/mail.ts'
import type { Payments } from '../ports/payment.ts'
import type { Publisher } from '../ports/publisher.ts'
import type { Storage } from '../ports/storage.ts'
import type { WebhookCarrier } from '../ports/webhooks.ts'
import { purgeExpired } from '../services/identity/session/purge-expired.ts'
import type { IdleLimits } from '../services/identity/session/session-life.ts'
import { notifyOfNewDates } from '../services/messaging/date-alert/notify-new-dates.ts'
import type { MailDependencies } from '../services/messaging/mail/render-mail.ts'
import { collectReleaseGarbage } from '../services/platform/release/collect-release-garbage.ts'
import type { Receiver } from '../services/platform/webhook/send-event.ts'
import { completeClassrooms } from './complete-classrooms.ts'
import { endOverdueExams } from './end-overdue-exams.ts'
import { every } from './every.ts'
import { closePaymentPages, expireOverdue } from './expire-overdue.ts'
import { helpPublishers } from './help-publishers.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { purgeUnused } from './purge-unused.ts'
import { remindLearners } from './remind-learners.ts'
import { sendMails } from './send-mails.ts'
import { sendRefunds } from './send-refunds.ts'
import { sendWebhooks } from './send-webhooks.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
  storage: Storage
  idle: IdleLimits
  payments: Payments
  mail: { desk: MailDependencies; carrier: MailCarrier }
  webhooks: { carrier: WebhookCarrier; receivers: readonly Receiver[] }
  /** Whether the files of releases are in the storage. */
  sharesPages: boolean
  log: Logger
}

/** Starts all jobs and returns a function that stops them. */
export function runJobs({ log, ...needs }: Needs): () => Promise<void> {
  const { db, clock, storage } = needs
  const stops = [
    every(second, 'publishScheduled', log, () => publishScheduled({ ...needs, log })),
    every(2 * second, 'endOverdueExams', log, () => endOverdueExams(db, clock)),
    every(2 * second, 'expireOverdue', log, () => expireOverdue(db, clock)),
    every(5 * second, 'closePaymentPages', log, () => closePaymentPages(db, needs.payments, clock)),
    every(2 * second, 'sendRefunds', log, () => sendRefunds(needs, clock, log)),
    every(2 * second, 'sendMails', log, () => sendMails(needs.mail, clock, log)),
    every(second, 'sendWebhooks', log, () => sendWebhooks({ db, ...needs.webhooks }, clock, log)),
    every(5 * second, 'notifyOfNewDates', log, () => notifyOfNewDates(db, needs.sites, clock)),
    every(5 * minute, 'remindLearners', log, () => remindLearners(db, clock)),
    every(10 * minute, 'purgeExpired', log, () => purgeExpired(db, needs.idle, clock())),
    every(hour, 'completeClassrooms', log, () => completeClassrooms(db, clock)),
    ...(needs.sharesPages
      ? [
          every(second / 2, 'helpPublishers', log, () => helpPublishers(needs)),
          every(hour, 'collectReleaseGarbage', log, () => collectReleaseGarbage(db, storage, clock())),
        ]
      : []),
    every(hour, 'purgeUnused', log, () => purgeUnused(db, storage, clock)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
