import { Agent, request } from 'node:https'
import type { LoadRequest } from '../../load/load-request.ts'

/** What came of all requests: how many, and what was wrong with those that failed. */
export interface Traffic {
  asked: number
  failures: string[]
}

interface Answer {
  status: number
  body: string
  cookies: string[]
}

/** Asks over TLS; the certificate is this machine's own. */
export const ask = ({ url, method, headers, body }: LoadRequest, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, rejectUnauthorized: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          cookies: answer.headers['set-cookie'] ?? [],
        }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

/**
 * A connection of a visitor of its own: every address of 127.0.0.0/8 is this machine's. From one address all would share the budget of
 * lists, and be refused for being too many.
 */
const connectionFrom = (visitor: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${visitor + 1}` })

/** Sends requests in turn on several connections until told to stop. Answers how to stop, which tells what came of them. */
export function send(asked: readonly LoadRequest[], connections: number): () => Promise<Traffic> {
  const traffic: Traffic = { asked: 0, failures: [] }
  const agents = Array.from({ length: connections }, (_, visitor) => connectionFrom(visitor))
  let going = true
  const one = async (agent: Agent, turn: number) => {
    for (let at = turn; going; at += 1) {
      const each = asked[at % asked.length] as LoadRequest
      traffic.asked += 1
      const said = await ask(each, agent).then(
        ({ status }) => (status === 200 ? undefined : String(status)),
        (error: Error) => error.message,
      )
      if (said) traffic.failures.push(`${each.method} ${each.url}: ${said}`)
    }
  }
  const all = Promise.all(agents.map(one))
  return async () => {
    going = false
    await all
    for (const agent of agents) agent.destroy()
    return traffic
  }
}
