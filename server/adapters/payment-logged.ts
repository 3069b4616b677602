import type { Logger } from 'pino'
import { faultOf } from '../http/operator-visible-error.ts'
import type { Payments } from '../ports/payment.ts'

/** The same provider with its failures logged: the learner is only told that it does not answer. */
export const loggedPayments = (payments: Payments, log: Logger): Payments => {
  const logged = (error: unknown): never => {
    log.error({ fault: faultOf(error) }, 'The payment provider failed')
    throw error
  }
  return {
    ...payments,
    begin: (wish) => payments.begin(wish).catch(logged),
    refund: (wish) => payments.refund(wish).catch(logged),
  }
}
