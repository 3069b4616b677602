import { analyticsOriginOf } from './config/analytics.ts'
import { type FileBucket, fileBucketOf, videoOriginOf } from './config/bucket.ts'
import { createConfigError } from './config/config-error.ts'
import { databaseUrlOf, shouldMigrateAtStart } from './config/database.ts'
import { type IdleTimeouts, idleTimeoutsOf } from './config/idle.ts'
import { type MailServer, mailServerOf } from './config/mail.ts'
import { isDemonstration, type TenantOrigins, tenantOriginsOf } from './config/origins.ts'
import { type PageExportOptions, pageExportOptionsOf } from './config/page-export.ts'
import { type PaymentProvider, paymentProviderOf } from './config/payment.ts'
import { type OpenIdProviderSettings, openIdProviderOf } from './config/provider.ts'
import { type ProcessRole, processRoleOf } from './config/role.ts'
import { type ScannerAddress, scannerAddressOf } from './config/scanner.ts'
import { readSecretFiles } from './config/secret-files.ts'
import { type SignInPartner, signInPartnersOf } from './config/sign-in-partners.ts'
import { type TraceSettings, traceSettingsOf } from './config/traces.ts'
import { viesUrlOf } from './config/vies.ts'
import { type WebhookSettings, webhookSettingsOf } from './config/webhooks.ts'
import { type ProcessEnvironment, processEnvironment } from './environment.ts'

/**
 * The configuration of the process, read from its environment. `provider` is null if the embedded provider is used.
 */
export interface Config {
  role: ProcessRole
  port: number
  host: string
  dataDir: string
  /** The host and port at which the metrics are served; null if metrics are disabled. */
  metrics: { host: string; port: number } | null
  /** The settings of the collector to which traces are sent; null if traces are disabled. */
  traces: TraceSettings | null
  /** How long, in seconds, a stopping server continues to listen while it reports that it is not ready. */
  drainSeconds: number
  databaseUrl: string | undefined
  /** Whether the servers share their pages through the storage of files, as all servers with one PostgreSQL do. */
  sharesPages: boolean
  /** The maximum total size of the pages that a server caches, in bytes. */
  pageCacheBytes: number
  /** The folder for files, which all servers share; undefined if files are stored in the database or in a bucket. */
  filesDir: string | undefined
  /** The settings of the export of pages for static hosts. */
  exports: PageExportOptions
  /** The host of the analytics script. */
  analyticsUrl: string
  /** The iterations of PBKDF2 for each guess of a proof of work. */
  proofIterations: number
  /** The maximum number of connections to PostgreSQL; readiness checks use one more. */
  databasePoolSize: number
  /** How long a start waits for PostgreSQL and for its migrations, in seconds. */
  databaseWaitSeconds: number
  /**
   * Whether a start applies pending migrations; otherwise it waits for the command `migrate`. The embedded database
   * is always migrated.
   */
  shouldMigrate: boolean
  sites: string[] | undefined
  secretKeys: string[] | undefined
  operatorToken: string | undefined
  origins: TenantOrigins
  provider: OpenIdProviderSettings | null
  payment: PaymentProvider
  idle: IdleTimeouts
  /** The address of the scanner of uploads; null if uploads are not scanned. */
  scanner: ScannerAddress | null
  /** The URL of VIES, which checks VAT numbers; null if the stand-in of a demonstration replaces VIES. */
  viesUrl: string | null
  /** The bucket for files; null if files are stored in the database. */
  bucket: FileBucket | null
  /** The origin from which browsers read videos; undefined if it is the portal's own origin. */
  videoOrigin: string | undefined
  /** The SMTP server; null if mails are stored and not sent: `npm run operator -- mails` lists them. */
  mail: MailServer | null
  /** Whether an empty database gets the demonstration's content, people and accounts with public passwords. */
  demonstration: boolean
  webhooks: WebhookSettings
  signInPartners: SignInPartner[]
  /**
   * The header in which the proxy before this server writes the visitor's address; undefined if there is no proxy.
   */
  addressHeader: string | undefined
  /**
   * The header in which the proxy before this server writes the country of the visitor's address; undefined if the
   * proxy writes none.
   */
  countryHeader: string | undefined
  logLevel: ProcessEnvironment['LOG_LEVEL']
}

/**
 * Returns the valid environment variables, including secrets that are given as files. Throws one error that names a
 * wrong variable.
 */
function parseEnvironment(env: Record<string, string | undefined>): ProcessEnvironment {
  // An empty variable counts as absent: PORT= in a file means the default.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = processEnvironment.safeParse(readSecretFiles(variables))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw createConfigError(String(issue?.path[0]), `is not valid: ${issue?.message}`)
  }
  return parsed.data
}

/** Returns the address of PostgreSQL and the time to wait for it, for commands that need no other configuration. */
export function parseDatabaseConfig(
  env: Record<string, string | undefined>,
): Pick<Config, 'databaseUrl' | 'databaseWaitSeconds'> {
  const environment = parseEnvironment(env)
  return { databaseUrl: databaseUrlOf(environment), databaseWaitSeconds: environment.DATABASE_WAIT }
}

/**
 * Reads the configuration from environment variables, including secrets that are given as files. Throws one error
 * that names the variable and its fault.
 * @example parseConfig({ PORT: '4400' }).port // 4400
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const environment = parseEnvironment(env)
  if (environment.DATABASE_URL && !environment.SECRET_KEYS)
    throw createConfigError('SECRET_KEYS', 'is needed with DATABASE_URL: all servers share it')
  const origins = tenantOriginsOf(environment)
  const bucket = fileBucketOf(environment)
  return {
    role: processRoleOf(environment),
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    metrics: environment.METRICS_PORT
      ? { host: environment.METRICS_HOST, port: environment.METRICS_PORT }
      : null,
    traces: traceSettingsOf(environment),
    drainSeconds: environment.DRAIN ?? (isDemonstration(environment, origins) ? 0 : 5),
    databaseUrl: databaseUrlOf(environment),
    sharesPages: environment.DATABASE_URL !== undefined,
    pageCacheBytes: environment.PAGE_CACHE * 1024 * 1024,
    filesDir: environment.FILES_DIR,
    exports: pageExportOptionsOf(
      environment,
      localAddressOf({ port: environment.PORT, host: environment.HOST }),
    ),
    analyticsUrl: analyticsOriginOf(environment),
    proofIterations: environment.PROOF_COST,
    databasePoolSize: environment.DATABASE_POOL,
    databaseWaitSeconds: environment.DATABASE_WAIT,
    shouldMigrate: shouldMigrateAtStart(environment),
    sites: environment.SITES,
    secretKeys: environment.SECRET_KEYS,
    operatorToken: environment.OPERATOR_TOKEN,
    origins,
    provider: openIdProviderOf(environment, origins),
    payment: paymentProviderOf(environment, origins),
    idle: idleTimeoutsOf(environment),
    scanner: scannerAddressOf(environment),
    viesUrl: viesUrlOf(environment, isDemonstration(environment, origins)),
    bucket,
    videoOrigin: videoOriginOf(bucket),
    mail: mailServerOf(environment),
    demonstration: isDemonstration(environment, origins),
    webhooks: webhookSettingsOf(environment),
    signInPartners: signInPartnersOf(environment),
    addressHeader: environment.ADDRESS_HEADER,
    countryHeader: environment.COUNTRY_HEADER,
    logLevel: environment.LOG_LEVEL,
  }
}

/**
 * Returns the address at which the server listens, as seen from its own machine.
 * @example localAddressOf({ host: '0.0.0.0', port: 4321 }) // 'http://127.0.0.1:4321'
 */
export const localAddressOf = ({ port, host }: Pick<Config, 'port' | 'host'>): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
