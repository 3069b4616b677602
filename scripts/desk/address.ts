import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../server/config.ts'

/** Where the server listens, as seen from this machine. */
export const localAddress = ({ port, host }: Pick<Config, 'port' | 'host'>): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`

/** The token that the server made for itself, unless the environment gives one. */
export const tokenOf = ({ operatorToken, dataDir }: Pick<Config, 'operatorToken' | 'dataDir'>): string =>
  operatorToken ?? readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()
