import * as z from 'zod'

const port = z.coerce.number('expected a number from 1 to 65535').int().min(1).max(65_535).default(4321)
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
  const local = Object.values(origins).every((each) => isLoopback(new URL(each).hostname))
  if (env.DEMO || (local && isLoopback(env.HOST))) return null
  throw wrong(
    'OIDC_ISSUER',
    'is needed outside loopback addresses (or DEMO=1, for demonstrations with public passwords)',
  )
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
    signKeys: is.SIGN_KEYS,
    addressHeader: is.ADDRESS_HEADER,
    countryHeader: is.COUNTRY_HEADER,
    logLevel: is.LOG_LEVEL,
  }
}
