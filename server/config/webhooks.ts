import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/** Who is told of what happens (WEBHOOKS_URL), signed by which secrets (WEBHOOK_SECRETS), and which of them may be in a private network (WEBHOOKS_PRIVATE). */
export interface Webhooks {
  receivers: { url: string; secrets: string[] }[]
  allowed: string[]
}

export function webhooksOf(env: ProcessEnvironment): Webhooks {
  const receivers = env.WEBHOOKS_URL.map((url) => {
    const { protocol, hostname, username } = new URL(url)
    if (protocol === 'http:' && !isLoopback(hostname))
      throw configError('WEBHOOKS_URL', `must be https: ${url}`)
    if (username) throw configError('WEBHOOKS_URL', 'holds no names and passwords: messages are signed')
    const own = env.WEBHOOK_SECRETS.filter(({ host }) => host === null || host === hostname)
    if (own.length === 0)
      throw configError('WEBHOOK_SECRETS', `has no secret for ${hostname} of WEBHOOKS_URL`)
    return { url, secrets: own.map(({ secret }) => secret) }
  })
  return { receivers, allowed: env.WEBHOOKS_PRIVATE }
}
