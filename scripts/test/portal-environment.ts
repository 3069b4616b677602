import { findFreePort } from './free-port.ts'

/** Returns the environment of a portal with an embedded database in a data folder, and a payment provider on a free port. */
export const createPortalEnvironment = async (port: number, dataDir: string) => ({
  PORT: String(port),
  PAYMENT_PORT: String(await findFreePort()),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // No program listens on this port: tests reach no other host.
  COUNTER_URL: 'http://127.0.0.1:9',
})
