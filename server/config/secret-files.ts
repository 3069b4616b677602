import { readFileSync } from 'node:fs'
import { configError } from './config-error.ts'

/** The variables that hold a secret. Each can be given as a file: SECRET_KEYS_FILE=/run/secrets/keys. */
export const secretVariables = [
  'DATABASE_URL',
  'SECRET_KEYS',
  'OPERATOR_TOKEN',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MAIL_URL',
  'WEBHOOK_SECRETS',
  'SIGN_KEYS',
] as const

type Given = Record<string, string | undefined>

/**
 * Returns the variables with the secrets that are given as files. The end of the last line is no part of a secret. Throws one sentence where
 * a variable is given in both ways, or where its file can't be read or holds nothing.
 */
export function readSecretFiles(given: Given): Given {
  const secrets = secretVariables.flatMap((name) => {
    const file = given[`${name}_FILE`]
    return file === undefined ? [] : [[name, secretIn(name, file, given[name])] as const]
  })
  return { ...given, ...Object.fromEntries(secrets) }
}

function secretIn(name: string, file: string, besides: string | undefined): string {
  if (besides !== undefined) throw configError(`${name}_FILE`, `is given beside ${name}: choose one`)
  const secret = readSecret(name, file).trimEnd()
  if (secret === '') throw configError(`${name}_FILE`, `(${file}) is empty`)
  return secret
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw configError(`${name}_FILE`, `(${file}) can't be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}
