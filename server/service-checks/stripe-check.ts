import Stripe from 'stripe'
import { parseStripeEndpoint } from '../adapters/payment-stripe.ts'
import { type ServiceCheck, ServiceCheckError } from './service-check.ts'

/** Returns the check that Stripe accepts the key and lets it read Checkout sessions. */
export const createStripeCheck = (secretKey: string, url: string | undefined): ServiceCheck => ({
  service: 'payment by Stripe',
  variable: 'STRIPE_URL',
  async run() {
    const stripe = new Stripe(secretKey, {
      ...parseStripeEndpoint(url),
      ...{ maxNetworkRetries: 0, timeout: 4000, telemetry: false },
    })
    try {
      await stripe.checkout.sessions.list({ limit: 1 })
    } catch (error) {
      const { statusCode, message } = error as Stripe.errors.StripeError
      if (statusCode === 401 || statusCode === 403)
        throw new ServiceCheckError('STRIPE_SECRET_KEY', `it is rejected (${statusCode})`)
      throw new Error(statusCode ? `it answered ${statusCode}: ${message}` : message)
    }
  },
})
