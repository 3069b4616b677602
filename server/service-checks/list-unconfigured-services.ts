import type { Config } from '../config.ts'

/** A service that is not configured, its variable, and the replacement that the portal uses. */
interface NotConfigured {
  service: string
  variable: string
  instead: string
}

/**
 * Returns the services that `createServiceChecks` does not check because the configuration does not name them. A
 * missing mail server in production has its own check.
 */
function servicesWithout({
  bucket,
  mail,
  provider,
  payment,
  scanner,
  viesUrl,
  demonstration,
}: Config): NotConfigured[] {
  return [
    ...(bucket
      ? []
      : [{ service: 'bucket', variable: 'S3_URL', instead: 'files are stored in the database' }]),
    ...(mail || !demonstration
      ? []
      : [{ service: 'mail server', variable: 'MAIL_URL', instead: 'mails are stored in the database' }]),
    ...(provider
      ? []
      : [
          {
            service: 'OpenID provider',
            variable: 'OIDC_ISSUER',
            instead: 'people sign in with the embedded provider',
          },
        ]),
    ...(payment.kind === 'stripe'
      ? []
      : [
          {
            service: 'Stripe',
            variable: 'STRIPE_SECRET_KEY',
            instead: 'payments go to the local provider, which takes no money',
          },
        ]),
    ...(scanner
      ? []
      : [{ service: 'scanner of uploads', variable: 'CLAMD_ADDRESS', instead: 'uploads are not scanned' }]),
    ...(viesUrl
      ? []
      : [
          {
            service: 'VIES',
            variable: 'VIES_URL',
            instead: 'VAT numbers are confirmed by a stand-in without requests',
          },
        ]),
  ]
}

/**
 * Returns a line for each service that is not configured: its variable, and what the portal does instead.
 * @example listUnconfiguredServices(config) // ['bucket: not configured (S3_URL), files are stored in the database']
 */
export const listUnconfiguredServices = (config: Config): string[] =>
  servicesWithout(config).map(
    ({ service, variable, instead }) => `${service}: not configured (${variable}), ${instead}`,
  )
