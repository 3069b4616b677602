import { readFileSync } from 'node:fs'
import { createConfigError } from './config-error.ts'

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
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

type Variables = Record<string, string | undefined>

/**
 * Returns the variables with the secrets that are given as files, without the final line break. Throws an error with
 * one sentence if a variable is given in both ways, or if its file is empty or can't be read.
 */
export function readSecretFiles(variables: Variables): Variables {
  const secrets = secretVariables.flatMap((name) => {
    const file = variables[`${name}_FILE`]
    return file === undefined ? [] : [[name, secretOfFile(name, file, variables[name])] as const]
  })
  return { ...variables, ...Object.fromEntries(secrets) }
}

function secretOfFile(name: string, file: string, value: string | undefined): string {
  if (value !== undefined) throw createConfigError(`${name}_FILE`, `and ${name} are both set: choose one`)
  const secret = readSecret(name, file).trimEnd()
  if (secret === '') throw createConfigError(`${name}_FILE`, `(${file}) is empty`)
  return secret
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw createConfigError(
      `${name}_FILE`,
      `(${file}) can't be read: ${(error as NodeJS.ErrnoException).code}`,
    )
  }
}
