import type { Sites } from '../src/sites/load-sites.ts'
import { createReservedMailCarrier } from './adapters/mail-reserved.ts'
import { createSmtpCarrier } from './adapters/mail-smtp.ts'
import { createFileMailCarrier } from './adapters/mail-stored.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { DocumentMaker } from './ports/documents.ts'
import type { MailCarrier } from './ports/mail.ts'
import type { Storage } from './ports/storage.ts'
import type { MailDependencies } from './services/messaging/mail/render-mail.ts'
import { readStationery } from './services/messaging/mail/stationery.ts'

interface Setup {
  db: Db
  config: Pick<Config, 'mail' | 'origins'>
  sites: Sites
  storage: Storage
  documents: DocumentMaker
  /** Wraps the SMTP carrier so that its requests to the mail server are observed. */
  observe?: (carrier: MailCarrier) => MailCarrier
}

/**
 * Returns the dependencies for rendering mails, and the carrier of mails. The carrier sends to the configured SMTP
 * server; without one, it stores mails.
 */
export async function openMail(setup: Setup): Promise<{ rendering: MailDependencies; carrier: MailCarrier }> {
  const { db, config, sites, storage, documents, observe = (carrier) => carrier } = setup
  const stored = createFileMailCarrier(storage)
  const stationery = await readStationery()
  return {
    rendering: { db, sites, origins: config.origins, documents, stationery },
    carrier: config.mail
      ? createReservedMailCarrier(observe(createSmtpCarrier(config.mail)), stored)
      : stored,
  }
}
