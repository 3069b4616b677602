import { createServer, type Server } from 'node:http'

/** Where a server listens, and the variable that says so. */
export interface ListenAddress {
  host: string
  port: number
  /** PORT, PAYMENT_PORT or METRICS_PORT: a taken one is named. */
  variable: string
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is at an address that this machine does not have',
  ENOTFOUND: 'is at a host name that is not known',
}

const wrong = ({ host, port, variable }: ListenAddress, error: NodeJS.ErrnoException): Error =>
  new Error(`Configuration: ${variable} ${port} on ${host} ${reasons[error.code ?? ''] ?? error.message}`)

/** Listens; throws one sentence that names the variable where that can't be. */
export const listen = (server: Server, at: ListenAddress): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(wrong(at, error)))
    server.listen(at.port, at.host, () => resolve(server))
  })

/** Throws that sentence where an address is taken already: before a database is opened and filled for nothing. */
export async function ensureFree(places: readonly ListenAddress[]): Promise<void> {
  for (const at of places) {
    const server = await listen(createServer(), at)
    await new Promise((resolve) => server.close(resolve))
  }
}
