import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookCarrier } from '#server/ports/webhooks.ts'
import { isLoopback } from '#src/hosting/loopback.ts'
import { isPrivate } from './private-address.ts'

interface Carrying {
  /** The hosts that may be in a private network. */
  allowed: readonly string[]
  /** How long an address has to answer, in milliseconds. */
  patience?: number
  /** Who tells the addresses of a name. */
  find?: typeof lookup
}

const refusal = (hostname: string, address: string): string =>
  `${hostname} is in a private network (${address}), which WEBHOOKS_PRIVATE does not name`

/** Refuses a name of which any address is one of a private network: what is looked at here is what is asked, not the answer to another question. */
const publicOnly =
  (find: typeof lookup): LookupFunction =>
  (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, found) => {
      const inner = error ? undefined : found.find(({ address }) => isPrivate(address))
      if (inner) return callback(new Error(refusal(hostname, inner.address)), [])
      if (error || options.all) return callback(error, found)
      const [first] = found
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error(`${hostname} has no address`), [])
    })

/**
 * The carrier over HTTP. It follows no redirect, reads no answer but its status, and asks no address of a private network but those of hosts that are
 * allowed by name, and of this machine where its own name is configured.
 */
export const webhooksOverHttp = ({
  allowed,
  patience = 15_000,
  find = lookup,
}: Carrying): WebhookCarrier => ({
  post: (url, { headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url)
      const host = hostname.replace(/^\[|\]$/g, '')
      const isTrusted = isLoopback(hostname) || allowed.includes(host)
      // An address that is written as figures is never looked up.
      if (!isTrusted && isIP(host) && isPrivate(host)) {
        reject(new Error(refusal(host, host)))
        return
      }
      const signal = AbortSignal.timeout(patience)
      const ask = protocol === 'https:' ? requestHttps : requestHttp
      const look = isTrusted ? (find as LookupFunction) : publicOnly(find)
      const sent = { method: 'POST', headers, signal, agent: false as const, lookup: look }
      const asked = ask(url, sent, (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      })
      asked.on('error', (error) =>
        reject(signal.aborted ? new Error(`No answer within ${patience / 1000} s`) : error),
      )
      asked.end(body)
    }),
})
