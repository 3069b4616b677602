import { createMiddleware } from 'hono/factory'
import { isLoopback } from '#src/hosting/loopback.ts'
import { healthPaths } from '#src/hosting/server-path.ts'
import type { AppEnv } from './app-env.ts'

/**
 * The paths that the publisher and the operator command fetch: calls, dumps and media files. Both programs run on
 * the server's machine.
 */
const internalPath = /^\/(api|dump|media)(\/|$)/

/**
 * Whether a socket's address is one of this machine; Node writes IPv4 addresses of an IPv6 socket as
 * ::ffff:127.0.0.1.
 */
const isLocalSocket = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(address.replace(/^::ffff:/, ''))

const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && isLoopback(host.replace(/:\d+$/, ''))

/**
 * Returns a middleware that responds 404 on a worker, which has no visitors. Only health checks, and calls that
 * processes of the same machine send to a loopback host, are handled. A proxy of the same machine passes on the
 * visitor's host, so its requests are refused too.
 */
export const createWorkerMiddleware = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path } = c.req
    const isInternal =
      internalPath.test(path) &&
      isLocalSocket(c.env?.incoming?.socket.remoteAddress) &&
      isLocalHost(c.req.header('host'))
    return healthPaths.includes(path) || isInternal ? next() : c.text('This server runs jobs only.\n', 404)
  })
