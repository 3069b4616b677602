import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'
import { isDemonstration, type TenantOrigins } from './origins.ts'

/**
 * The address of the local payment provider: its port (PAYMENT_PORT, by default the portal's port plus one) and
 * origin (PAYMENT_ORIGIN).
 */
export interface LocalPaymentAddress {
  port: number
  origin: string
}

/** The provider of card payments: Stripe with its two secrets, or the local one, which moves no money. */
export type PaymentProvider =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; url: string | undefined }
  | ({ kind: 'local' } & LocalPaymentAddress)

/**
 * Returns the payment provider. The local provider moves no money, so it is allowed only together with the embedded
 * identity provider.
 */
export function paymentProviderOf(env: ProcessEnvironment, origins: TenantOrigins): PaymentProvider {
  if (env.STRIPE_SECRET_KEY) {
    if (!env.STRIPE_WEBHOOK_SECRET)
      throw createConfigError('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY')
    const url = env.STRIPE_URL
    if (url?.startsWith('http:') && !isLoopback(new URL(url).hostname))
      throw createConfigError('STRIPE_URL', 'must be https')
    return { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, url }
  }
  if (!isDemonstration(env, origins))
    throw createConfigError(
      'STRIPE_SECRET_KEY',
      'is needed with DATABASE_URL or outside loopback addresses (with DEMO=1 the local provider is used, which takes no money)',
    )
  const port = env.PAYMENT_PORT ?? (env.PORT < 65_535 ? env.PORT + 1 : env.PORT - 1)
  if (port === env.PORT)
    throw createConfigError('PAYMENT_PORT', 'must differ from PORT: the local provider has its own origin')
  const { protocol, hostname } = new URL(origins.main)
  return { kind: 'local', port, origin: env.PAYMENT_ORIGIN ?? `${protocol}//${hostname}:${port}` }
}
