import { createServer, type Server } from 'node:http'

/** The address that a server listens on, and the environment variable that sets it. */
export interface ListenAddress {
  host: string
  port: number
  /** The variable PORT, PAYMENT_PORT or METRICS_PORT. The error names the variable if the port is taken. */
  variable: string
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is at an address that this machine does not have',
  ENOTFOUND: 'is at a host name that is not known',
}

const listenError = ({ host, port, variable }: ListenAddress, error: NodeJS.ErrnoException): Error =>
  new Error(`Configuration: ${variable} ${port} on ${host} ${reasons[error.code ?? ''] ?? error.message}`)

/**
 * Listens on an address. If the address can't be used, rejects with an error of one sentence that names the
 * environment variable.
 */
export const listen = (server: Server, at: ListenAddress): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(at, error)))
    server.listen(at.port, at.host, () => resolve(server))
  })

/**
 * Throws an error that names the environment variable if an address is already taken. The start of the server calls
 * this function before it opens and seeds the database, which would otherwise be in vain.
 */
export async function ensurePortsAreFree(places: readonly ListenAddress[]): Promise<void> {
  for (const at of places) {
    const server = await listen(createServer(), at)
    await new Promise((resolve) => server.close(resolve))
  }
}
