import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { secretVariables } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const key = 'a-secret-of-at-least-thirty-two-signs'
const whsec = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** A valid value of each secret, and the other variables that the secret requires. */
const secrets: Record<(typeof secretVariables)[number], string> = {
  DATABASE_URL: 'postgres://portal:hidden@localhost/portal',
  SECRET_KEYS: key,
  OPERATOR_TOKEN: key,
  OIDC_CLIENT_SECRET: 'client-secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_1',
  S3_ACCESS_KEY_ID: 'AKEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'bucket-secret',
  MAIL_URL: 'smtp://user:password@localhost:25',
  WEBHOOK_SECRETS: whsec,
  SIGN_KEYS: 'partner:a-key-of-the-partner',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a-token-of-the-collector',
}
const beside = {
  ...{
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'portal',
    SIGN_DOMAINS: 'partner:example.org',
  },
  ...{ S3_URL: 'https://s3.example.org/files', MAIL_FROM: 'portal@example.org' },
  WEBHOOKS_URL: 'https://crm.example.org/portal',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org',
}

test('every secret can be given as a file, with an end of line or without', () => {
  const files = Object.fromEntries(
    secretVariables.map((name) => [`${name}_FILE`, fileWith(name, `${secrets[name]}\n`)]),
  )
  expect(parseConfig({ ...beside, ...files })).toEqual(parseConfig({ ...beside, ...secrets }))
})

test.each([
  [
    'both ways',
    () => ({ OPERATOR_TOKEN: key, OPERATOR_TOKEN_FILE: fileWith('both', key) }),
    'OPERATOR_TOKEN_FILE and OPERATOR_TOKEN are both set: choose one',
  ],
  [
    'a file that is not there',
    () => ({ SECRET_KEYS_FILE: join(folder, 'nothing') }),
    "nothing) can't be read: ENOENT",
  ],
  ['an empty file', () => ({ MAIL_URL_FILE: fileWith('empty', '\n') }), 'empty) is empty'],
  [
    'a file with something else',
    () => ({ OPERATOR_TOKEN_FILE: fileWith('short', 'short') }),
    'OPERATOR_TOKEN is not valid: at least 32',
  ],
])('%s is reported in one sentence without the secret', (_, env, sentence) => {
  expect(() => parseConfig(env())).toThrow(sentence)
  expect(() => parseConfig(env())).not.toThrow(key)
})
