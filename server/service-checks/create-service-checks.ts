import { normalizeVatNumber } from '#src/domain/learner/vat-number.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { createBucketCheck } from './bucket-check.ts'
import { createClockCheck, type ReferenceClock } from './clock-check.ts'
import { createDiskCheck, type FreeBytes } from './disk-check.ts'
import { createMailCheck, mailMissingCheck } from './mail-check.ts'
import { createProviderCheck } from './provider-check.ts'
import { createScannerCheck } from './scanner-check.ts'
import type { ServiceCheck } from './service-check.ts'
import { createStripeCheck } from './stripe-check.ts'
import { createViesCheck } from './vies-check.ts'

/**
 * The dependencies of the checks besides the configuration: PostgreSQL (null for the embedded database), the clock,
 * and a function that returns the free space of a disk.
 */
export interface CheckDependencies {
  db: Db | null
  clock: Clock
  freeBytes?: FreeBytes
}

/** Returns a check for each external service of a configuration. */
export function createServiceChecks(
  config: Config,
  { db, clock, freeBytes }: CheckDependencies,
): ServiceCheck[] {
  const { bucket, mail, provider, payment, scanner, dataDir, demonstration, viesUrl } = config
  return [
    createDiskCheck(dataDir, freeBytes),
    createClockCheck(db, otherClocks(config), clock),
    ...(bucket ? [createBucketCheck(bucket)] : []),
    ...(mail ? [createMailCheck(mail)] : demonstration ? [] : [mailMissingCheck]),
    ...(provider ? [createProviderCheck(provider)] : []),
    ...(payment.kind === 'stripe' ? [createStripeCheck(payment.secretKey, payment.url)] : []),
    ...(scanner ? [createScannerCheck(scanner)] : []),
    ...(viesUrl ? [createViesCheck(viesUrl, sellersOf(config.sites))] : []),
  ]
}

/** Returns the VAT numbers of the sellers on the served sites. */
function sellersOf(folders: Config['sites']): string[] {
  const payments = loadSites('sites', folders).sites.map((site) => paymentSettingsOf(site))
  const selling = payments.filter(({ regions }) => regions !== null)
  return [...new Set(selling.map(({ seller }) => normalizeVatNumber(seller.vatNumber)))]
}

const otherClocks = ({ bucket, provider, payment }: Config): ReferenceClock[] => [
  ...(provider ? [{ variable: 'OIDC_ISSUER', address: provider.issuer }] : []),
  ...(bucket ? [{ variable: 'S3_URL', address: bucket.url }] : []),
  ...(payment.kind === 'stripe'
    ? [{ variable: 'STRIPE_URL', address: payment.url ?? 'https://api.stripe.com' }]
    : []),
]
