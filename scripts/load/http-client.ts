import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { LoadRequest } from './load-request.ts'

/** A response: its status, its text, and the time in milliseconds from sending the request until the last byte. */
export interface TimedResponse {
  status: number
  text: string
  ms: number
  /** The seconds in the header Retry-After; undefined if this header is missing. */
  retryAfter: number | undefined
}

/**
 * An agent that shares connections as a proxy does: up to `maxSockets` for each server. The time of a request
 * includes the wait for a free connection. Idle connections are closed before the server closes them, so that no
 * request uses a closed connection.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 4000 })

/**
 * Sends a request with little processor time, because the measured server runs on the same processor. Rejects if the
 * connection fails.
 */
export function sendTimedRequest({ method, url, headers, body }: LoadRequest): Promise<TimedResponse> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const length = { 'Content-Length': Buffer.byteLength(body ?? '') }
    const sent = request(url, { agent, method, headers: { ...headers, ...length } }, async (response) => {
      try {
        const said = await text(response)
        const wait = response.headers['retry-after']
        const ms = performance.now() - startedAt
        const retryAfter = wait === undefined ? undefined : Number(wait)
        resolve({ status: response.statusCode ?? 0, text: said, ms, retryAfter })
      } catch (error) {
        reject(error)
      }
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
