import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

export interface Secrets {
  /**
   * The keys of signatures: the first signs, all verify, so a key can be changed without signing anybody out.
   */
  keys: [string, ...string[]]
  operatorToken: string
}

/** A secret that is made once and kept in a file that only its owner can read. */
function kept(folder: string, name: string): string {
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The secrets of the configuration, or those kept in the data folder. */
export const readSecrets = (config: Pick<Config, 'dataDir' | 'secretKeys' | 'operatorToken'>): Secrets => ({
  keys: (config.secretKeys ?? kept(config.dataDir, 'secret-keys').split(',')) as Secrets['keys'],
  operatorToken: config.operatorToken ?? kept(config.dataDir, 'operator-token'),
})
