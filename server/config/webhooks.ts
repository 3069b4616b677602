import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/**
 * The receivers of webhooks (WEBHOOKS_URL) with the secrets that sign them (WEBHOOK_SECRETS), and the hosts that may
 * be in a private network (WEBHOOKS_PRIVATE).
 */
export interface WebhookSettings {
  receivers: { url: string; secrets: string[] }[]
  privateHosts: string[]
}

export function webhookSettingsOf(env: ProcessEnvironment): WebhookSettings {
  const receivers = env.WEBHOOKS_URL.map((url) => {
    const { protocol, hostname, username } = new URL(url)
    if (protocol === 'http:' && !isLoopback(hostname))
      throw createConfigError('WEBHOOKS_URL', `must be https: ${url}`)
    if (username)
      throw createConfigError('WEBHOOKS_URL', 'must not contain a user or password: messages are signed')
    const secretsOfHost = env.WEBHOOK_SECRETS.filter(({ host }) => host === null || host === hostname)
    if (secretsOfHost.length === 0)
      throw createConfigError('WEBHOOK_SECRETS', `has no secret for ${hostname} of WEBHOOKS_URL`)
    return { url, secrets: secretsOfHost.map(({ secret }) => secret) }
  })
  return { receivers, privateHosts: env.WEBHOOKS_PRIVATE }
}
