import { freePort } from './free-port.ts'

/** Returns the variables of a portal on the embedded database of a data folder, with a payment provider on a free port. */
export const portalEnvironment = async (port: number, dataDir: string) => ({
  PORT: String(port),
  PAYMENT_PORT: String(await freePort()),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // Nobody is there: tests reach no other host.
  COUNTER_URL: 'http://127.0.0.1:9',
})
