import { findFreePort } from './free-port.ts'

/**
 * Returns the environment variables of a portal with an embedded database in a data folder, and with a local payment
 * provider on a free port.
 */
export const createPortalEnvironment = async (port: number, dataDir: string) => ({
  PORT: String(port),
  PAYMENT_PORT: String(await findFreePort()),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // No program listens on this port, so that tests send nothing to other hosts.
  COUNTER_URL: 'http://127.0.0.1:9',
})
