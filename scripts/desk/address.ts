import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, localAddress } from '#server/config.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'

/** The token that the server made for itself, unless the environment gives one. */
export const tokenOf = ({ operatorToken, dataDir }: Pick<Config, 'operatorToken' | 'dataDir'>): string =>
  operatorToken ?? readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()

/** The settings of the publisher when a command starts it. */
export const publisherSettings = (config: Config): PublisherSettings => ({
  dataDir: config.dataDir,
  sites: config.sites,
  origins: config.origins,
  server: localAddress(config),
  token: tokenOf(config),
})
