import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookTransport } from '#server/ports/webhooks.ts'
import { isLoopback } from '#src/hosting/loopback.ts'
import { isPrivateAddress } from './private-address.ts'

interface TransportOptions {
  /** The hosts of webhook receivers that may be in a private network. */
  privateHosts: readonly string[]
  /** The timeout of a request, in milliseconds. */
  timeout?: number

  lookupHost?: typeof lookup
}

const refusal = (hostname: string, address: string): string =>
  `${hostname} is in a private network (${address}), which WEBHOOKS_PRIVATE does not name`

/**
 * Returns a DNS lookup that refuses a host name if any of its addresses is in a private network. The request uses
 * the addresses that are checked here, so a second lookup can't return others.
 */
const publicOnly =
  (lookupHost: typeof lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookupHost(hostname, { ...options, all: true }, (error, found) => {
      const privateAddress = error ? undefined : found.find(({ address }) => isPrivateAddress(address))
      if (privateAddress) return callback(new Error(refusal(hostname, privateAddress.address)), [])
      if (error || options.all) return callback(error, found)
      const [first] = found
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error(`${hostname} has no address`), [])
    })

/**
 * Returns the transport that sends webhooks over HTTP. It follows no redirect and reads only the status. It sends
 * nothing to addresses of private networks, with two exceptions: hosts that are allowed by name, and this machine if
 * the configured host is a loopback name.
 */
export const createHttpWebhookTransport = ({
  privateHosts,
  timeout = 15_000,
  lookupHost = lookup,
}: TransportOptions): WebhookTransport => ({
  post: (url, { headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url)
      const host = hostname.replace(/^\[|\]$/g, '')
      const isTrusted = isLoopback(hostname) || privateHosts.includes(host)
      // Node skips the DNS lookup for a numeric address, so the address is checked here.
      if (!isTrusted && isIP(host) && isPrivateAddress(host)) {
        reject(new Error(refusal(host, host)))
        return
      }
      const signal = AbortSignal.timeout(timeout)
      const openRequest = protocol === 'https:' ? requestHttps : requestHttp
      const look = isTrusted ? (lookupHost as LookupFunction) : publicOnly(lookupHost)
      const sent = { method: 'POST', headers, signal, agent: false as const, lookup: look }
      const request = openRequest(url, sent, (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      request.on('error', (error) =>
        reject(signal.aborted ? new Error(`No answer within ${timeout / 1000} s`) : error),
      )
      request.end(body)
    }),
})
