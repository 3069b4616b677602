import * as z from 'zod'

const portNumber = z.coerce.number('expected a number from 1 to 65535').int().min(1).max(65_535)
const port = portNumber.default(4321)
/**
 * Returns the schema of a service's URL, which must not contain a password. Failures log these URLs, so secrets have
 * separate variables.
 */
const service = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected, abort: true }).refine((url) => {
    const { username, password } = new URL(url)
    return username === '' && password === ''
  }, `${expected}, without a user or password`)

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => /^[^:]+:\/\/[^/?#@]+\/?$/.test(url),
    'expected an origin without a path: https://learn.example.org',
  )
  .transform((url) => new URL(url).origin)
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
const signDomain = z
  .string()
  .regex(/^[^:]+:[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'expected appid:domain')
  .transform((text) => ({
    appId: text.slice(0, text.indexOf(':')),
    domain: text.slice(text.indexOf(':') + 1).toLowerCase(),
  }))
/**
 * The schema of a secret of Standard Webhooks (24 to 64 bytes in Base64). An optional prefix `host:` names the host
 * of the receivers that use the secret.
 */
const webhookSecret = z
  .string()
  .regex(
    /^(?:[a-z0-9.-]+:)?whsec_[A-Za-z0-9+/]{32,88}={0,2}$/i,
    'expected whsec_ and Base64 of 24 to 64 bytes, or host:whsec_...',
  )
  .transform((text) => ({
    host: /^(.*):whsec_/.exec(text)?.[1]?.toLowerCase() ?? null,
    secret: text.replace(/^.*:/, ''),
  }))
const headerName = z.string().regex(/^[a-z-]+$/i)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** The schema of the environment variables, which README lists. Numbers, lists and flags are parsed from text. */
export const processEnvironment = z.object({
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  DATABASE_WAIT: z.coerce.number('expected seconds').min(0).max(3600).default(60),
  EXPORT_DIR: z.string().startsWith('/', 'expected the absolute path of a folder').optional(),
  EXPORT_SERVERS: list
    .pipe(z.array(z.url({ protocol: /^http$/, error: 'expected addresses such as http://127.0.0.1:4321' })))
    .optional(),
  PURGE_COMMAND: z.string().min(1).optional(),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  // Variables of the OpenTelemetry specification, with its names and values.
  OTEL_EXPORTER_OTLP_ENDPOINT: service(
    'expected the address of a collector, such as http://127.0.0.1:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/protobuf', 'expected http/protobuf, which collectors usually receive on port 4318')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'expected name=value, separated by commas')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('portal'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected a number from 0 to 1').min(0).max(1).default(1),
  COUNTER_URL: z
    .url({ protocol: /^https?$/, error: 'expected the address of a host' })
    .default('https://www.googletagmanager.com'),
  PROOF_COST: z.coerce.number('expected a whole number').int().min(1).max(1_000_000).default(25_000),
  DRAIN: z.coerce.number('expected seconds').min(0).max(600).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user@host/database' })
    .optional(),
  DATABASE_PLAIN: flag,
  DATABASE_POOL: z.coerce.number('expected a number from 2 to 200').int().min(2).max(200).default(10),
  MIGRATE: z.enum(['0', '1']).optional(),
  SITES: list.optional(),
  SECRET_KEYS: list.pipe(z.array(secret)).optional(),
  OPERATOR_TOKEN: secret.optional(),
  ORIGIN_MAIN: origin.optional(),
  ORIGIN_SISTER: origin.optional(),
  DEMO: flag,
  OIDC_ISSUER: service('expected the address of the provider').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( [!#-[\]-~]+)*$/, 'expected openid, and other scopes after spaces')
    .optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).optional(),
  OIDC_TRUST_EMAIL: flag,
  OIDC_ACR_VALUES: z.string().min(1).optional(),
  OIDC_STAFF_ACR: list.default([]),
  OIDC_STAFF_AMR: list.default([]),
  STAFF_IDLE: z.coerce.number('expected minutes').min(10).max(720).default(60),
  LEARNER_IDLE: z.coerce.number('expected days').min(1).max(30).default(14),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/.+|(\[[^\]]+\]|[^:/\s]+):\d{1,5})$/, 'expected host:port, or the path of a socket')
    .optional(),
  PAYMENT_PORT: portNumber.optional(),
  PAYMENT_ORIGIN: origin.optional(),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://api.stripe.com' })
    .optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  FILES_DIR: z.string().min(1).optional(),
  PAGE_CACHE: z.coerce
    .number('expected megabytes')
    .int()
    .min(50, 'expected at least 50 megabytes')
    .default(4096),
  S3_URL: service('expected the address of a bucket').optional(),
  S3_PLAIN: flag,
  S3_PUBLIC_URL: z
    .union([z.literal('none'), service('expected the address of a bucket, or none')])
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp(s)://user:password@host:port' }).optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_PLAIN: flag,
  VIES_URL: service('expected the address of VIES').optional(),
  WEBHOOKS_URL: list
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'expected addresses, separated by commas' })))
    .default([]),
  WEBHOOK_SECRETS: list.pipe(z.array(webhookSecret)).default([]),
  WEBHOOKS_PRIVATE: list.default([]).transform((hosts) => hosts.map((host) => host.toLowerCase())),
  SIGN_KEYS: list.pipe(z.array(signKey)).default([]),
  SIGN_DOMAINS: list.pipe(z.array(signDomain)).default([]),
  ADDRESS_HEADER: headerName.optional(),
  COUNTRY_HEADER: headerName.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type ProcessEnvironment = z.infer<typeof processEnvironment>
