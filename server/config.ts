import { bucketOf, type FileBucket } from './config/bucket.ts'
import { configError } from './config/config-error.ts'
import { counterUrlOf } from './config/counter.ts'
import { databaseUrlOf } from './config/database.ts'
import { type IdleTimeouts, idleOf } from './config/idle.ts'
import { type MailServer, mailOf } from './config/mail.ts'
import { isDemonstration, originsOf, type TenantOrigins } from './config/origins.ts'
import { createPaymentProvider, type PaymentProvider } from './config/payment.ts'
import { type Provider, providerOf } from './config/provider.ts'
import { type ScannerPlace, scannerOf } from './config/scanner.ts'
import { readSecretFiles } from './config/secret-files.ts'
import { type SignKey, signKeysOf } from './config/sign-keys.ts'
import { viesUrlOf } from './config/vies.ts'
import { type Webhooks, webhooksOf } from './config/webhooks.ts'
import { type ProcessEnvironment, processEnvironment } from './environment.ts'

/** The configuration of the process, read from its environment. `provider` is null for the embedded one. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Where what the server counts about itself is told; null where nobody asks. */
  metrics: { host: string; port: number } | null
  /** How long a server that was told to end says that it is not ready before it stops listening, in seconds. */
  drain: number
  databaseUrl: string | undefined
  /** The host that the visit counter's script is fetched from. */
  counterUrl: string
  /** How many iterations of PBKDF2 each guess of a proof of work takes. */
  proofCost: number
  /** How long a start waits for PostgreSQL, in seconds. */
  databaseWait: number
  sites: string[] | undefined
  secretKeys: string[] | undefined
  operatorToken: string | undefined
  origins: TenantOrigins
  provider: Provider | null
  payment: PaymentProvider
  idle: IdleTimeouts
  /** What scans uploads; null where nothing does. */
  scanner: ScannerPlace | null
  /** The address of VIES, where VAT numbers are checked; null for the stand-in of a demonstration, which asks nobody. */
  viesUrl: string | null
  /** The bucket for files; null for files in the database. */
  bucket: FileBucket | null
  /** The SMTP server; null where mails are kept and not sent: `npm run operator -- mails` lists them. */
  mail: MailServer | null
  /** Whether an empty database gets the demonstration's content, people and accounts with public passwords. */
  demonstration: boolean
  webhooks: Webhooks
  signKeys: SignKey[]
  /** The header in which the proxy before this server writes the visitor's address; undefined without a proxy. */
  addressHeader: string | undefined
  /** The header in which that proxy writes the country of the visitor's address; undefined where none does. */
  countryHeader: string | undefined
  logLevel: ProcessEnvironment['LOG_LEVEL']
}

/**
 * Reads the configuration of an environment. Throws one error that names the variable and says what is wrong
 * with it. Reads secrets that are given as files.
 * @example parseConfig({ PORT: '4400' }).port // 4400
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as an absent one: PORT= in a file means the default.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = processEnvironment.safeParse(readSecretFiles(given))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw configError(String(issue?.path[0]), `is wrong: ${issue?.message}`)
  }
  const is = parsed.data
  if (is.DATABASE_URL && !is.SECRET_KEYS)
    throw configError('SECRET_KEYS', 'is needed with DATABASE_URL: all servers share it')
  const origins = originsOf(is)
  return {
    port: is.PORT,
    host: is.HOST,
    dataDir: is.DATA_DIR,
    metrics: is.METRICS_PORT ? { host: is.METRICS_HOST, port: is.METRICS_PORT } : null,
    drain: is.DRAIN ?? (isDemonstration(is, origins) ? 0 : 5),
    databaseUrl: databaseUrlOf(is),
    counterUrl: counterUrlOf(is),
    proofCost: is.PROOF_COST,
    databaseWait: is.DATABASE_WAIT,
    sites: is.SITES,
    secretKeys: is.SECRET_KEYS,
    operatorToken: is.OPERATOR_TOKEN,
    origins,
    provider: providerOf(is, origins),
    payment: createPaymentProvider(is, origins),
    idle: idleOf(is),
    scanner: scannerOf(is),
    viesUrl: viesUrlOf(is, isDemonstration(is, origins)),
    bucket: bucketOf(is),
    mail: mailOf(is),
    demonstration: isDemonstration(is, origins),
    webhooks: webhooksOf(is),
    signKeys: signKeysOf(is),
    addressHeader: is.ADDRESS_HEADER,
    countryHeader: is.COUNTRY_HEADER,
    logLevel: is.LOG_LEVEL,
  }
}

/**
 * The address at which the server listens, as seen from its own machine.
 * @example localAddress({ host: '0.0.0.0', port: 4321 }) // 'http://127.0.0.1:4321'
 */
export const localAddress = ({ port, host }: Pick<Config, 'port' | 'host'>): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
