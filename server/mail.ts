import type { Sites } from '../src/sites/load-sites.ts'
import { createAddressRoutingTransport } from './adapters/mail-address-routing.ts'
import { createSmtpTransport } from './adapters/mail-smtp.ts'
import { createFileMailTransport } from './adapters/mail-stored.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { DocumentMaker } from './ports/documents.ts'
import type { MailTransport } from './ports/mail.ts'
import type { Storage } from './ports/storage.ts'
import { loadMailStyles } from './services/messaging/mail/mail-styles.ts'
import type { MailDependencies } from './services/messaging/mail/render-mail.ts'

interface Setup {
  db: Db
  config: Pick<Config, 'mail' | 'origins'>
  sites: Sites
  storage: Storage
  documents: DocumentMaker
  /** Wraps the SMTP transport so that its requests to the mail server are observed. */
  observe?: (transport: MailTransport) => MailTransport
}

/**
 * Returns the dependencies for rendering mails, and the transport of mails. The transport sends to the configured
 * SMTP server; without one, it stores mails.
 */
export async function createMailServices(
  setup: Setup,
): Promise<{ rendering: MailDependencies; transport: MailTransport }> {
  const { db, config, sites, storage, documents, observe = (transport) => transport } = setup
  const stored = createFileMailTransport(storage)
  const stationery = await loadMailStyles()
  return {
    rendering: { db, sites, origins: config.origins, documents, styleByBrand: stationery },
    transport: config.mail
      ? createAddressRoutingTransport(observe(createSmtpTransport(config.mail)), stored)
      : stored,
  }
}
