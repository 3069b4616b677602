import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const secret = 'a-secret-of-at-least-thirty-two-signs'

/** The environment variables of the services that production needs. */
const realServices = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: secret,
}

describe('the configuration', () => {
  test('needs no variables on a local machine', () => {
    expect(parseConfig({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      origins: { main: 'http://localhost:4321', sister: 'http://micro.localhost:4321' },
      provider: null,
      payment: { kind: 'local', port: 4322, origin: 'http://localhost:4322' },
      viesUrl: null,
      signInPartners: [],
      demonstration: true,
      logLevel: 'info',
    })
  })

  test('takes an empty variable for an absent one', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4321, databaseUrl: undefined })
  })

  test('reads lists, origins and partners’ keys', () => {
    const config = parseConfig({
      SITES: 'en, eu',
      ORIGIN_MAIN: 'https://learn.example.org/',
      ORIGIN_SISTER: 'https://thermal.example.org',
      DEMO: '1',
      SIGN_KEYS: 'app:a-key-with:a-colon-in-it',
      SIGN_DOMAINS: 'app:example.org, other:example.net, app:Example.com',
    })
    expect(config.sites).toEqual(['en', 'eu'])
    expect(config.origins.main).toBe('https://learn.example.org')
    expect(config.signInPartners).toEqual([
      { appId: 'app', key: 'a-key-with:a-colon-in-it', domains: ['example.org', 'example.com'] },
    ])
  })

  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['SECRET_KEYS', { DATABASE_URL: 'postgres://localhost/x' }],
    ['SECRET_KEYS', { SECRET_KEYS: 'short' }],
    ['OPERATOR_TOKEN', { OPERATOR_TOKEN: 'short' }],
    ['ORIGIN_MAIN', { ORIGIN_MAIN: 'learn.example.org' }],
    ['ORIGIN_MAIN', { ORIGIN_MAIN: 'https://learn.example.org/portal' }],
    ['ORIGIN_SISTER', { ORIGIN_SISTER: 'https://user@thermal.example.org' }],
    ['DEMO', { DEMO: 'yes' }],
    ['SIGN_KEYS', { SIGN_KEYS: 'app' }],
    ['SIGN_DOMAINS', { SIGN_KEYS: 'app:a-key-of-sixteen-signs', SIGN_DOMAINS: 'other:example.org' }],
    ['SIGN_DOMAINS', { SIGN_DOMAINS: 'example.org' }],
    ['OIDC_SCOPE', { OIDC_SCOPE: 'email' }],
    ['ADDRESS_HEADER', { ADDRESS_HEADER: 'x real ip' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'cf ipcountry' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PAYMENT_PORT', { PORT: '5000', PAYMENT_PORT: '5000' }],
    [
      'STRIPE_URL',
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
        STRIPE_URL: 'http://pay.example.org',
      },
    ],
    ['VIES_URL', { VIES_URL: 'vies' }],
    ['S3_URL', { S3_URL: 'files' }],
    ['VIES_URL', { VIES_URL: 'http://vies.example.org' }],
    ['DATABASE_WAIT', { DATABASE_WAIT: 'long' }],
    ['DRAIN', { DRAIN: '-1' }],
    ['COUNTER_URL', { COUNTER_URL: 'somewhere' }],
    ['COUNTER_URL', { COUNTER_URL: 'http://counter.example.org' }],
    ['COUNTER_URL', { COUNTER_URL: 'ftp://localhost' }],
    ['PROOF_COST', { PROOF_COST: '0' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.org' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://me:secret@login.example.org' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example.org' }],
    ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'portal' }],
  ])('names %s when it is wrong', (name, env) => {
    expect(() => parseConfig(env)).toThrow(new RegExp(`^Configuration: ${name} `))
  })

  test.each([
    ['a public origin', { ORIGIN_MAIN: 'https://learn.example.org' }],
    ['a public sister origin', { ORIGIN_SISTER: 'https://thermal.example.org' }],
    ['a public address', { HOST: '0.0.0.0' }],
    ['a database of one’s own', { DATABASE_URL: 'postgres://localhost/x', SECRET_KEYS: secret }],
  ])('is not a demonstration on %s unless DEMO asks for one', (_, env) => {
    expect(() => parseConfig(env)).toThrow(/OIDC_ISSUER is needed/)
    expect(parseConfig({ ...env, DEMO: '1' })).toMatchObject({ provider: null, demonstration: true })
    expect(parseConfig({ ...env, ...realServices }).provider).toMatchObject({
      issuer: 'https://login.example.org',
    })
    expect(parseConfig({ ...env, ...realServices }).demonstration).toBe(false)
    expect(parseConfig({ ...env, ...realServices }).payment).toMatchObject({ kind: 'stripe' })
    expect(() => parseConfig({ ...env, ...realServices, STRIPE_SECRET_KEY: '' })).toThrow(
      /STRIPE_SECRET_KEY is needed/,
    )
  })
})

test('a bucket needs its keys, and loses the slash at its end', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  const { bucket } = parseConfig({ S3_URL: 'https://s3.example.org/files/', ...keys })
  expect(bucket).toEqual({
    url: 'https://s3.example.org/files',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    publicUrl: 'https://s3.example.org/files',
  })
  expect(parseConfig({}).bucket).toBeNull()
  expect(() => parseConfig({ S3_URL: 'https://s3.example.org/files' })).toThrow('S3_ACCESS_KEY_ID')
  expect(() => parseConfig({ S3_URL: 'http://s3.example.org/files', ...keys })).toThrow(
    'S3_URL must be https',
  )
  expect(parseConfig({ S3_URL: 'http://127.0.0.1:9000/files', ...keys }).bucket).not.toBeNull()
  expect(parseConfig({ S3_URL: 'http://bucket:9000/files', S3_PLAIN: '1', ...keys }).bucket).not.toBeNull()
  // An address with a password is refused, because the log of each failed request contains the address.
  expect(() => parseConfig({ S3_URL: 'https://me:secret@s3.example.org/files', ...keys })).toThrow(
    'S3_URL is not valid: expected the address of a bucket, without a user or password',
  )
})

test('browsers read videos at the bucket’s address, at its public one, or from the portal', () => {
  const bucket = {
    S3_URL: 'https://s3.internal/files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  const urlOf = (env: Record<string, string>) => {
    const config = parseConfig(env)
    return [config.bucket?.publicUrl, config.videoOrigin]
  }
  expect(urlOf({})).toEqual([undefined, undefined])
  expect(urlOf(bucket)).toEqual(['https://s3.internal/files', 'https://s3.internal'])
  expect(urlOf({ ...bucket, S3_PUBLIC_URL: 'https://cdn.example.org:8443/files/' })).toEqual([
    'https://cdn.example.org:8443/files',
    'https://cdn.example.org:8443',
  ])
  expect(urlOf({ ...bucket, S3_PUBLIC_URL: 'none' })).toEqual([null, undefined])
  expect(() => parseConfig({ ...bucket, S3_PUBLIC_URL: 'http://s3.example.org/files' })).toThrow(
    'S3_PUBLIC_URL must be https',
  )
  expect(() => parseConfig({ ...bucket, S3_PUBLIC_URL: 'files' })).toThrow('S3_PUBLIC_URL is not valid')
})

test('stores mails until an SMTP server is set, which needs a sender address', () => {
  expect(parseConfig({}).mail).toBeNull()
  const url = 'smtps://user:password@mail.example.org:465'
  expect(parseConfig({ MAIL_URL: url, MAIL_FROM: 'training@example.org' }).mail).toEqual({
    url,
    from: 'training@example.org',
    isTlsRequired: false,
  })
  const needs = (url: string, more = {}) =>
    parseConfig({ MAIL_URL: url, MAIL_FROM: 'training@example.org', ...more }).mail?.isTlsRequired
  expect(needs('smtp://mail.example.org')).toBe(true)
  expect(needs('smtp://mail.example.org', { MAIL_PLAIN: '1' })).toBe(false)
  expect(needs('smtp://127.0.0.1:2525')).toBe(false)
  expect(() => parseConfig({ MAIL_URL: url })).toThrow('MAIL_FROM')
  expect(() => parseConfig({ MAIL_URL: 'http://mail.example.org' })).toThrow('MAIL_URL')
  expect(() => parseConfig({ MAIL_URL: url, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM')
})

test('a start migrates the embedded database and demonstrations, and other databases with MIGRATE=1', () => {
  const own = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEYS: secret, ...realServices }
  const migrates = (env: Record<string, string>) => parseConfig(env).shouldMigrate
  expect(migrates({ MIGRATE: '0' })).toBe(true)
  expect(migrates(own)).toBe(false)
  expect(migrates({ ...own, MIGRATE: '1' })).toBe(true)
  expect(migrates({ ...own, DEMO: '1' })).toBe(true)
  expect(migrates({ ...own, DEMO: '1', MIGRATE: '0' })).toBe(false)
})

test('PostgreSQL on another machine is reached by TLS unless configured otherwise', () => {
  const read = (url: string, more = {}) =>
    parseConfig({ DATABASE_URL: url, SECRET_KEYS: secret, DEMO: '1', ...more }).databaseUrl
  for (const here of [
    'postgres://localhost/x',
    'postgres://u@127.0.0.1:5433/x',
    'postgres:///x?host=/run/db',
  ])
    expect(read(here)).toBe(here)
  const there = 'postgres://u:p@db.example.org:5432/x'
  expect(read(there)).toBe(`${there}?sslmode=verify-full`)
  expect(read(`${there}?sslmode=require`)).toBe(`${there}?sslmode=require`)
  expect(read(there, { DATABASE_PLAIN: '1' })).toBe(there)
  for (const mode of ['disable', 'allow', 'prefer'])
    expect(() => read(`${there}?sslmode=${mode}`)).toThrow('DATABASE_URL must not have sslmode')
  for (const ssl of ['0', 'false'])
    expect(() => read(`${there}?ssl=${ssl}`)).toThrow('DATABASE_URL must not have ssl=')
  expect(read(`${there}?ssl=1`)).toBe(`${there}?ssl=1`)
})

test('a process does everything, or one role of a server with PostgreSQL', () => {
  const postgres = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEYS: secret, DEMO: '1' }
  expect(parseConfig({}).role).toBe('all')
  expect(parseConfig({ ...postgres, ROLE: 'worker' }).role).toBe('worker')
  expect(() => parseConfig({ ROLE: 'web' })).toThrow('ROLE must not be web without DATABASE_URL')
  expect(() => parseConfig({ ...postgres, ROLE: 'jobs' })).toThrow('ROLE is not valid')
})

test('the pool of connections has ten, or from two to two hundred', () => {
  const pool = (size?: string) => parseConfig({ DATABASE_POOL: size }).databasePoolSize
  expect([pool(), pool('2'), pool('200')]).toEqual([10, 2, 200])
  for (const size of ['1', '201', 'many', '2.5']) expect(() => pool(size)).toThrow('DATABASE_POOL')
})

test('idle sessions end after an hour with a role and two weeks without one, or as configured', () => {
  const hour = 3_600_000
  expect(parseConfig({}).idle).toEqual({ staff: hour, learner: 14 * 24 * hour })
  expect(parseConfig({ STAFF_IDLE: '15', LEARNER_IDLE: '1' }).idle).toEqual({
    ...{ staff: hour / 4, learner: 24 * hour },
  })
  expect(() => parseConfig({ STAFF_IDLE: '1' })).toThrow('STAFF_IDLE')
  expect(() => parseConfig({ LEARNER_IDLE: 'long' })).toThrow('LEARNER_IDLE')
})

test('the scanner of uploads is at a port or a socket', () => {
  const at = (address: string) => parseConfig({ CLAMD_ADDRESS: address }).scanner
  expect(parseConfig({}).scanner).toBeNull()
  expect(at('127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 })
  expect(at('[::1]:3310')).toEqual({ host: '::1', port: 3310 })
  expect(at('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  expect(() => at('clamd')).toThrow('CLAMD_ADDRESS')
})

describe('traces', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/'
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=key' }
  const read = (env: Record<string, string>) => parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env }).traces

  test('are off until the collector has an address, and then have the standard defaults', () => {
    expect(parseConfig({}).traces).toBeNull()
    expect(read({})).toEqual({
      ...{ url: 'http://collector:4318/v1/traces', headers: undefined, serviceName: 'portal' },
      ...{ sampler: 'parentbased_always_on', ratio: 1 },
    })
    expect(read({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' })).toMatchObject({
      ...{ sampler: 'traceidratio', ratio: 0.1 },
    })
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is not valid'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'expected http/protobuf'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, 'expected name=value'],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER is not valid'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is not valid'],
    [headers, 'must be https with OTEL_EXPORTER_OTLP_HEADERS'],
  ])('%j is refused with a sentence', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  test('a key is sent by TLS, or stays on this machine', () => {
    const urlOf = (endpoint: string) => read({ ...headers, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })?.url
    expect(urlOf('https://collector.example.org')).toBe('https://collector.example.org/v1/traces')
    expect(urlOf('http://127.0.0.1:4318')).toBe('http://127.0.0.1:4318/v1/traces')
  })
})

describe('webhooks', () => {
  const [one, other] = [
    `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    `whsec_${Buffer.alloc(24, 2).toString('base64')}`,
  ]
  const read = (url: string, secrets: string) =>
    parseConfig({ WEBHOOKS_URL: url, WEBHOOK_SECRETS: secrets }).webhooks.receivers

  test('has none until addresses are set, each with its secrets', () => {
    expect(parseConfig({}).webhooks).toEqual({ receivers: [], privateHosts: [] })
    const urls = 'https://crm.example.org/a, https://erp.example.org/b'
    expect(read(urls, `${one},${other}`).map(({ secrets }) => secrets)).toEqual([
      [one, other],
      [one, other],
    ])
    const own = `crm.example.org:${one},erp.example.org:${other}`
    expect(read(urls, own).map(({ secrets }) => secrets)).toEqual([[one], [other]])
  })

  test.each([
    ['http://crm.example.org/a', one, 'WEBHOOKS_URL must be https'],
    ['https://name:word@crm.example.org/a', one, 'WEBHOOKS_URL must not contain a user'],
    ['crm.example.org', one, 'WEBHOOKS_URL is not valid'],
    ['https://crm.example.org/a', '', 'WEBHOOK_SECRETS has no secret for crm.example.org'],
    ['https://crm.example.org/a', `erp.example.org:${one}`, 'WEBHOOK_SECRETS has no secret'],
    ['https://crm.example.org/a', 'whsec_short', 'WEBHOOK_SECRETS is not valid'],
  ])('%s with %s is refused', (url, secrets, message) => {
    expect(() => read(url, secrets)).toThrow(message)
  })

  test('may be this machine without TLS', () => {
    expect(read('http://127.0.0.1:4950/hook', one)).toHaveLength(1)
  })
})
