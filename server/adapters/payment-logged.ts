import type { Logger } from 'pino'
import { faultOf } from '../http/fault.ts'
import type { Payments } from '../ports/payment.ts'

/** The same provider with its failures logged: the learner is only told that it does not answer. */
export const loggedPayments = (payments: Payments, log: Logger): Payments => ({
  ...payments,
  begin: (wish) =>
    payments.begin(wish).catch((error: unknown) => {
      log.error({ fault: faultOf(error) }, 'The payment provider failed')
      throw error
    }),
})
