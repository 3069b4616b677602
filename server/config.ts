import { isLoopback } from '../src/hosting/loopback.ts'
import { type Environment, environment } from './environment.ts'

export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What is asked for (OIDC_SCOPE): some providers give refresh tokens for `offline_access` only, or roles for a scope of their own. */
  scope: string
  /** The claim that holds the roles (OIDC_ROLES_CLAIM). */
  rolesClaim: string
  /** Whether every address counts as verified (OIDC_TRUST_EMAIL). */
  trustEmail: boolean
}

/** What the portal asks for and reads where nothing else is configured. */
export const usualClaims = { scope: 'openid email profile', rolesClaim: 'roles', trustEmail: false }

/**
 * The address of the local payment provider: its port (PAYMENT_PORT, by default the portal's own and one) and
 * origin (PAYMENT_ORIGIN).
 */
export interface LocalPaymentPlace {
  port: number
  origin: string
}

/** The provider of card payments: Stripe by its two secrets, or the local one, which takes no money. */
export type PaymentProvider =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; url: string | undefined }
  | ({ kind: 'local' } & LocalPaymentPlace)

/** The SMTP server that mails go to (MAIL_URL, smtp(s)://user:password@host:port) and the address that sends (MAIL_FROM). */
export interface MailServer {
  url: string
  from: string
}

/** The bucket for files: its own address (S3_URL, https://s3.example.org/files), S3_REGION, and its keys. */
export interface FileBucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A partner who may sign people on (SIGN_KEYS), and the domains of whose addresses (SIGN_DOMAINS). */
export interface SignKey {
  appId: string
  key: string
  domains: readonly string[]
}

/** Who is told of what happens (WEBHOOKS_URL), signed by which secrets (WEBHOOK_SECRETS), and which of them may be in a private network (WEBHOOKS_PRIVATE). */
export interface Webhooks {
  receivers: { url: string; secrets: string[] }[]
  allowed: string[]
}

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
  /** How long a start waits for PostgreSQL, in seconds. */
  databaseWait: number
  sites: string[] | undefined
  secretKeys: string[] | undefined
  operatorToken: string | undefined
  origins: { main: string; sister: string }
  provider: Provider | null
  payment: PaymentProvider
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
  logLevel: Environment['LOG_LEVEL']
}

const originsOf = (env: Environment): Config['origins'] => ({
  main: env.ORIGIN_MAIN ?? `http://localhost:${env.PORT}`,
  sister: env.ORIGIN_SISTER ?? `http://micro.localhost:${env.PORT}`,
})

/**
 * The identity provider. The passwords of the embedded one are public, so it may only be used where nobody
 * else can come.
 */
function providerOf(env: Environment, origins: Config['origins']): Provider | null {
  if (env.OIDC_ISSUER) {
    const url = new URL(env.OIDC_ISSUER)
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw wrong('OIDC_ISSUER', 'must be https')
    if (!env.OIDC_CLIENT_ID) throw wrong('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
    if (!env.OIDC_CLIENT_SECRET) throw wrong('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
    return {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scope: env.OIDC_SCOPE ?? usualClaims.scope,
      rolesClaim: env.OIDC_ROLES_CLAIM ?? usualClaims.rolesClaim,
      trustEmail: env.OIDC_TRUST_EMAIL,
    }
  }
  if (isDemonstration(env, origins)) return null
  throw wrong(
    'OIDC_ISSUER',
    'is needed with DATABASE_URL or outside loopback addresses (or DEMO=1, for demonstrations with public passwords)',
  )
}

/**
 * Whether the portal is a demonstration: asked for, or nobody else can come and the database is the embedded
 * one. A separate database begins empty.
 */
const isDemonstration = (env: Environment, origins: Config['origins']): boolean =>
  env.DEMO ||
  (!env.DATABASE_URL &&
    isLoopback(env.HOST) &&
    Object.values(origins).every((each) => isLoopback(new URL(each).hostname)))

/**
 * The payment provider. The local one gives trainings away, so it may only be used where the embedded
 * identity may.
 */
function paymentOf(env: Environment, origins: Config['origins']): PaymentProvider {
  if (env.STRIPE_SECRET_KEY) {
    if (!env.STRIPE_WEBHOOK_SECRET) throw wrong('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY')
    const url = env.STRIPE_URL
    if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
      throw wrong('STRIPE_URL', 'must be https')
    return { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, url }
  }
  if (!isDemonstration(env, origins))
    throw wrong(
      'STRIPE_SECRET_KEY',
      'is needed with DATABASE_URL or outside loopback addresses (or DEMO=1, where nobody pays)',
    )
  const port = env.PAYMENT_PORT ?? (env.PORT < 65_535 ? env.PORT + 1 : env.PORT - 1)
  if (port === env.PORT)
    throw wrong('PAYMENT_PORT', 'must not be PORT: the local provider is an origin of its own')
  const { protocol, hostname } = new URL(origins.main)
  return { kind: 'local', port, origin: env.PAYMENT_ORIGIN ?? `${protocol}//${hostname}:${port}` }
}

/** The partners with their domains. A partner without one could sign on as anybody: it may sign on nobody. */
const signKeysOf = (env: Environment): SignKey[] =>
  env.SIGN_KEYS.map(({ appId, key }) => {
    const domains = env.SIGN_DOMAINS.filter((each) => each.appId === appId).map(({ domain }) => domain)
    if (domains.length === 0)
      throw wrong('SIGN_DOMAINS', `names no domain for the partner ${appId} of SIGN_KEYS`)
    return { appId, key, domains }
  })

function mailOf(env: Environment): MailServer | null {
  if (!env.MAIL_URL) return null
  if (!env.MAIL_FROM) throw wrong('MAIL_FROM', 'is needed with MAIL_URL: the address that sends')
  return { url: env.MAIL_URL, from: env.MAIL_FROM }
}

function webhooksOf(env: Environment): Webhooks {
  const receivers = env.WEBHOOKS_URL.map((url) => {
    const { protocol, hostname, username } = new URL(url)
    if (protocol === 'http:' && !isLoopback(hostname)) throw wrong('WEBHOOKS_URL', `must be https: ${url}`)
    if (username) throw wrong('WEBHOOKS_URL', 'holds no names and passwords: messages are signed')
    const own = env.WEBHOOK_SECRETS.filter(({ host }) => host === null || host === hostname)
    if (own.length === 0) throw wrong('WEBHOOK_SECRETS', `has no secret for ${hostname} of WEBHOOKS_URL`)
    return { url, secrets: own.map(({ secret }) => secret) }
  })
  return { receivers, allowed: env.WEBHOOKS_PRIVATE }
}

function bucketOf(env: Environment): FileBucket | null {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env
  if (!url) return null
  if (url.startsWith('http:') && !isLoopback(new URL(url).hostname)) throw wrong('S3_URL', 'must be https')
  if (!id) throw wrong('S3_ACCESS_KEY_ID', 'is needed with S3_URL')
  if (!key) throw wrong('S3_SECRET_ACCESS_KEY', 'is needed with S3_URL')
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: id, secretAccessKey: key }
}

const wrong = (name: string, why: string): Error => new Error(`Configuration: ${name} ${why}`)

/**
 * Reads the configuration of an environment. Throws one error that names the variable and says what is wrong
 * with it.
 * @example parseConfig({ PORT: '4400' }).port // 4400
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as an absent one: PORT= in a file means the default.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw wrong(String(issue?.path[0]), `is wrong: ${issue?.message}`)
  }
  const is = parsed.data
  if (is.DATABASE_URL && !is.SECRET_KEYS)
    throw wrong('SECRET_KEYS', 'is needed with DATABASE_URL: all servers share it')
  const origins = originsOf(is)
  return {
    port: is.PORT,
    host: is.HOST,
    dataDir: is.DATA_DIR,
    metrics: is.METRICS_PORT ? { host: is.METRICS_HOST, port: is.METRICS_PORT } : null,
    drain: is.DRAIN ?? (isDemonstration(is, origins) ? 0 : 5),
    databaseUrl: is.DATABASE_URL,
    databaseWait: is.DATABASE_WAIT,
    sites: is.SITES,
    secretKeys: is.SECRET_KEYS,
    operatorToken: is.OPERATOR_TOKEN,
    origins,
    provider: providerOf(is, origins),
    payment: paymentOf(is, origins),
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
