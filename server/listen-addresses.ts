import type { Config } from './config.ts'
import { ensurePortsAreFree, type ListenAddress } from './http/listen.ts'

/** Returns the address that serves calls and pages. */
export const mainAddressOf = ({ host, port }: Config): ListenAddress => ({ host, port, variable: 'PORT' })

/** Returns every address that the server listens on. */
const listenAddressesOf = (config: Config): ListenAddress[] => [
  mainAddressOf(config),
  ...(config.payment.kind === 'local' && config.role !== 'worker'
    ? [{ host: config.host, port: config.payment.port, variable: 'PAYMENT_PORT' }]
    : []),
  ...(config.metrics ? [{ ...config.metrics, variable: 'METRICS_PORT' }] : []),
]

/**
 * Throws an error that names the environment variable, if an address is already in use. The server calls this
 * function before it opens and seeds the database, which would otherwise be in vain.
 */
export const ensureConfiguredPortsAreFree = (config: Config): Promise<void> =>
  ensurePortsAreFree(listenAddressesOf(config))
