import { Agent, request } from 'node:https'
import type { LoadRequest } from '../../load/load-request.ts'

/** The outcome of all requests: their number, and the errors of those that failed. */
export interface TrafficCounts {
  requests: number
  failures: string[]
}

interface ProbeResponse {
  status: number
  body: string
  cookies: string[]
}

/** Sends a request over TLS, and trusts the self-signed certificate of this machine. */
export const sendLoadRequest = (
  { url, method, headers, body }: LoadRequest,
  agent?: Agent,
): Promise<ProbeResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, rejectUnauthorized: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          cookies: response.headers['set-cookie'] ?? [],
        }),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

/**
 * Returns an agent that connects from a separate IP address for each visitor; all addresses of 127.0.0.0/8 belong to
 * this machine. Requests from a single address would share the rate limit of lists and be refused.
 */
const connectionFrom = (visitor: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${visitor + 1}` })

/**
 * Sends the requests in turn, again and again, on several connections. Returns a function that stops sending and
 * resolves to the results.
 */
export function sendRepeatedly(
  requests: readonly LoadRequest[],
  connections: number,
): () => Promise<TrafficCounts> {
  const traffic: TrafficCounts = { requests: 0, failures: [] }
  const agents = Array.from({ length: connections }, (_, visitor) => connectionFrom(visitor))
  let isRunning = true
  const sendInTurn = async (agent: Agent, turn: number) => {
    for (let at = turn; isRunning; at += 1) {
      const each = requests[at % requests.length] as LoadRequest
      traffic.requests += 1
      const failure = await sendLoadRequest(each, agent).then(
        ({ status }) => (status === 200 ? undefined : String(status)),
        (error: Error) => error.message,
      )
      if (failure) traffic.failures.push(`${each.method} ${each.url}: ${failure}`)
    }
  }
  const all = Promise.all(agents.map(sendInTurn))
  return async () => {
    isRunning = false
    await all
    for (const agent of agents) agent.destroy()
    return traffic
  }
}
