import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, localAddressOf } from '#server/config.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'

/**
 * Returns the operator token from the environment; if it is not set there, the token that the server has generated.
 */
export const readOperatorToken = ({
  operatorToken,
  dataDir,
}: Pick<Config, 'operatorToken' | 'dataDir'>): string =>
  operatorToken ?? readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()

/** Returns the publisher's settings for a command that starts the publisher. */
export const createPublisherSettings = (config: Config): PublisherSettings => ({
  dataDir: config.dataDir,
  isShared: config.sharesPages,
  sites: config.sites,
  origins: config.origins,
  videoOrigin: config.videoOrigin,
  server: localAddressOf(config),
  token: readOperatorToken(config),
})
