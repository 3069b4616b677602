import type { Config } from './config.ts'
import { ensureFree, type ListenAddress } from './http/listen.ts'

/** Returns the address that calls and pages are served at. */
export const mainAddressOf = ({ host, port }: Config): ListenAddress => ({ host, port, variable: 'PORT' })

/** Returns every address that the server listens at. */
const listenAddressesOf = (config: Config): ListenAddress[] => [
  mainAddressOf(config),
  ...(config.payment.kind === 'local'
    ? [{ host: config.host, port: config.payment.port, variable: 'PAYMENT_PORT' }]
    : []),
  ...(config.metrics ? [{ ...config.metrics, variable: 'METRICS_PORT' }] : []),
]

/**
 * Throws one sentence that names the variable of an address that is taken: before a database is opened and filled for
 * nothing.
 */
export const ensureAddressesFree = (config: Config): Promise<void> => ensureFree(listenAddressesOf(config))
