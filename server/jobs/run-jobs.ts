import type { Logger } from 'pino'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { MailTransport } from '../ports/mail.ts'
import type { Payments } from '../ports/payment.ts'
import type { Publisher } from '../ports/publisher.ts'
import type { Storage } from '../ports/storage.ts'
import type { Tracer } from '../ports/tracer.ts'
import type { WebhookTransport } from '../ports/webhooks.ts'
import { purgeExpiredSessions } from '../services/identity/session/purge-expired-sessions.ts'
import type { IdleLimits } from '../services/identity/session/session-lifetime.ts'
import { notifyOfNewDates } from '../services/messaging/date-alert/notify-of-new-dates.ts'
import type { MailDependencies } from '../services/messaging/mail/render-mail.ts'
import { collectReleaseGarbage } from '../services/platform/release/collect-release-garbage.ts'
import type { WebhookReceiver } from '../services/platform/webhook/send-event.ts'
import { completeClassrooms } from './complete-classrooms.ts'
import { endOverdueExams } from './end-overdue-exams.ts'
import { closePaymentPages, expireOverdue } from './expire-overdue.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { purgeUnused } from './purge-unused.ts'
import { remindLearners } from './remind-learners.ts'
import { renderBatchesForPublishers } from './render-batches-for-publishers.ts'
import { scheduleEvery } from './schedule-every.ts'
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
  mail: { rendering: MailDependencies; transport: MailTransport }
  webhooks: { transport: WebhookTransport; receivers: readonly WebhookReceiver[] }
  /** Whether the files of releases are in the storage. */
  sharesPages: boolean
  log: Logger
  /** The traces of the runs; undefined if traces are disabled. */
  tracer?: Tracer | undefined
}

/** Starts all jobs and returns a function that stops them. */
export function runJobs({ log, tracer, ...needs }: Needs): () => Promise<void> {
  const { db, clock, storage } = needs
  const repeat = (interval: number, job: string, work: () => Promise<unknown>) =>
    scheduleEvery(interval, job, log, work, tracer)
  const stops = [
    repeat(second, 'publishScheduled', () => publishScheduled({ ...needs, log })),
    repeat(2 * second, 'endOverdueExams', () => endOverdueExams(db, clock)),
    repeat(2 * second, 'expireOverdue', () => expireOverdue(db, clock)),
    repeat(5 * second, 'closePaymentPages', () => closePaymentPages(db, needs.payments, clock)),
    repeat(2 * second, 'sendRefunds', () => sendRefunds(needs, clock, log)),
    repeat(2 * second, 'sendMails', () => sendMails(needs.mail, clock, log)),
    repeat(second, 'sendWebhooks', () => sendWebhooks({ db, ...needs.webhooks }, clock, log)),
    repeat(5 * second, 'notifyOfNewDates', () => notifyOfNewDates(db, needs.sites, clock)),
    repeat(5 * minute, 'remindLearners', () => remindLearners(db, clock)),
    repeat(10 * minute, 'purgeExpired', () => purgeExpiredSessions(db, needs.idle, clock())),
    repeat(hour, 'completeClassrooms', () => completeClassrooms(db, clock)),
    ...(needs.sharesPages
      ? [
          repeat(second / 2, 'helpPublishers', () => renderBatchesForPublishers(needs)),
          repeat(hour, 'collectReleaseGarbage', () => collectReleaseGarbage(db, storage, clock())),
        ]
      : []),
    repeat(hour, 'purgeUnused', () => purgeUnused(db, storage, clock)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
