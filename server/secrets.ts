import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export interface Secrets {
  /**
   * The keys of signatures: the first signs, and all verify, so that a key can be replaced without signing anyone
   * out.
   */
  keys: [string, ...string[]]
  operatorToken: string
}

/** Reads a secret from a file that only its owner can read; creates it at the first start. */
function storedSecret(folder: string, name: string): string {
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Returns the secrets of the configuration, or those stored in the data folder. */
export const readSecrets = (config: Pick<Config, 'dataDir' | 'secretKeys' | 'operatorToken'>): Secrets => ({
  keys: (config.secretKeys ?? storedSecret(config.dataDir, 'secret-keys').split(',')) as Secrets['keys'],
  operatorToken: config.operatorToken ?? storedSecret(config.dataDir, 'operator-token'),
})
