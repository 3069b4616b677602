import * as z from 'zod'

const portNumber = z.coerce.number('expected a number from 1 to 65535').int().min(1).max(65_535)
const port = portNumber.default(4321)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).min(1))
const secret = z.string().min(32, 'at least 32 characters')
const signKey = z
  .string()
  .regex(/^[^:]+:.{16,}$/, 'expected appid:secret, the secret at least 16 characters')
  .transform((text) => ({ appId: text.slice(0, text.indexOf(':')), key: text.slice(text.indexOf(':') + 1) }))
const headerName = z.string().regex(/^[a-z-]+$/i)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** An empty variable counts as an absent one: PORT= in a file means the default. */
const environment = z.object({
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user@host/database' })
    .optional(),
  SITES: list.optional(),
  SECRET_KEYS: list.pipe(z.array(secret)).optional(),
  OPERATOR_TOKEN: secret.optional(),
  ORIGIN_MAIN: origin.optional(),
  ORIGIN_SISTER: origin.optional(),
  DEMO: flag,
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  PAYMENT_PORT: portNumber.optional(),
  PAYMENT_ORIGIN: origin.optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  S3_URL: z.url({ protocol: /^https?$/, error: 'expected the address of a bucket' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' }).optional(),
  MAIL_FROM: z.email().optional(),
  SIGN_KEYS: list.pipe(z.array(signKey)).default([]),
  ADDRESS_HEADER: headerName.optional(),
  COUNTRY_HEADER: headerName.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const loopbackNames = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether a host name can only be reached from this machine. */
export const isLoopback = (hostname: string): boolean => loopbackNames.test(hostname)

export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Where the local payment provider listens (PAYMENT_PORT, by default the portal's own and one) and is reached (PAYMENT_ORIGIN). */
export interface LocalPaymentPlace {
  port: number
  origin: string
}

/** Who takes payments by card: Stripe by its two secrets, or the local provider, which takes no money. */
export type PaymentProvider =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string }
  | ({ kind: 'local' } & LocalPaymentPlace)

/** The SMTP server that mails go to (MAIL_URL, smtp(s)://user:password@host:port) and the address that sends (MAIL_FROM). */
export interface MailServer {
  url: string
  from: string
}

/** The bucket that files lie in: its own address (S3_URL, https://s3.example.org/files), S3_REGION, and its keys. */
export interface FileBucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What the process is told by its environment. `provider` is null while the embedded one serves. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  sites: string[] | undefined
  secretKeys: string[] | undefined
  operatorToken: string | undefined
  origins: { main: string; sister: string }
  provider: Provider | null
  payment: PaymentProvider
  /** Null: files lie in the database. */
  bucket: FileBucket | null
  /** Null: mails are kept and not sent; `npm run operator -- mails` lists them. */
  mail: MailServer | null
  /** Whether nobody else can come, or whoever comes is shown a demonstration. */
  demonstration: boolean
  signKeys: { appId: string; key: string }[]
  /** The header in which the proxy before this server writes the visitor's address; undefined without a proxy. */
  addressHeader: string | undefined
  /** The header in which that proxy writes the country of the visitor's address; undefined where none does. */
  countryHeader: string | undefined
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}

type Parsed = z.infer<typeof environment>

const originsOf = (env: Parsed): Config['origins'] => ({
  main: env.ORIGIN_MAIN ?? `http://localhost:${env.PORT}`,
  sister: env.ORIGIN_SISTER ?? `http://micro.localhost:${env.PORT}`,
})

/** The embedded provider's passwords are public, so it may only be used where nobody else can come. */
function providerOf(env: Parsed, origins: Config['origins']): Provider | null {
  if (env.OIDC_ISSUER) {
    const url = new URL(env.OIDC_ISSUER)
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw wrong('OIDC_ISSUER', 'must be https')
    if (!env.OIDC_CLIENT_ID) throw wrong('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
    if (!env.OIDC_CLIENT_SECRET) throw wrong('OIDC_CLIENT_SECRET', 'is needed with OIDC_ISSUER')
    return { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
  }
  if (isDemonstration(env, origins)) return null
  throw wrong(
    'OIDC_ISSUER',
    'is needed outside loopback addresses (or DEMO=1, for demonstrations with public passwords)',
  )
}

/** Whether nobody else can come, or whoever comes is to be shown a demonstration. */
const isDemonstration = (env: Parsed, origins: Config['origins']): boolean =>
  env.DEMO ||
  (isLoopback(env.HOST) && Object.values(origins).every((each) => isLoopback(new URL(each).hostname)))

/** The local provider gives trainings away, so it may only be used where the embedded identity may. */
function paymentOf(env: Parsed, origins: Config['origins']): PaymentProvider {
  if (env.STRIPE_SECRET_KEY) {
    if (!env.STRIPE_WEBHOOK_SECRET) throw wrong('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY')
    return { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
  }
  if (!isDemonstration(env, origins))
    throw wrong('STRIPE_SECRET_KEY', 'is needed outside loopback addresses (or DEMO=1, where nobody pays)')
  const port = env.PAYMENT_PORT ?? (env.PORT < 65_535 ? env.PORT + 1 : env.PORT - 1)
  if (port === env.PORT)
    throw wrong('PAYMENT_PORT', 'must not be PORT: the local provider is an origin of its own')
  const { protocol, hostname } = new URL(origins.main)
  return { kind: 'local', port, origin: env.PAYMENT_ORIGIN ?? `${protocol}//${hostname}:${port}` }
}

function mailOf(env: Parsed): MailServer | null {
  if (!env.MAIL_URL) return null
  if (!env.MAIL_FROM) throw wrong('MAIL_FROM', 'is needed with MAIL_URL: the address that sends')
  return { url: env.MAIL_URL, from: env.MAIL_FROM }
}

function bucketOf(env: Parsed): FileBucket | null {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env
  if (!url) return null
  if (!id) throw wrong('S3_ACCESS_KEY_ID', 'is needed with S3_URL')
  if (!key) throw wrong('S3_SECRET_ACCESS_KEY', 'is needed with S3_URL')
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: id, secretAccessKey: key }
}

const wrong = (name: string, why: string): Error => new Error(`Configuration: ${name} ${why}`)

/** The configuration of an environment. Throws one error that names the variable and says what is wrong with it. */
export function parseConfig(env: Record<string, string | undefined>): Config {
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
    databaseUrl: is.DATABASE_URL,
    sites: is.SITES,
    secretKeys: is.SECRET_KEYS,
    operatorToken: is.OPERATOR_TOKEN,
    origins,
    provider: providerOf(is, origins),
    payment: paymentOf(is, origins),
    bucket: bucketOf(is),
    mail: mailOf(is),
    demonstration: isDemonstration(is, origins),
    signKeys: is.SIGN_KEYS,
    addressHeader: is.ADDRESS_HEADER,
    countryHeader: is.COUNTRY_HEADER,
    logLevel: is.LOG_LEVEL,
  }
}
