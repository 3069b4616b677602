import type { Logger } from 'pino'
import { loggableErrorOf } from '../http/operator-visible-error.ts'
import type { Payments } from '../ports/payment.ts'

/**
 * Returns a payment provider that passes all calls to `payments` and logs their failures. Learners see only that the
 * provider does not respond.
 */
export const createLoggedPayments = (payments: Payments, log: Logger): Payments => {
  const logFailure = (error: unknown): never => {
    log.error({ fault: loggableErrorOf(error) }, 'The payment provider failed')
    throw error
  }
  return {
    ...payments,
    openPaymentPage: (input) => payments.openPaymentPage(input).catch(logFailure),
    refund: (input) => payments.refund(input).catch(logFailure),
  }
}
