import type { PayType } from '#src/domain/order/pay-type.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'

/**
 * Returns the invalid fields of a payout. A refund through the provider requires a card payment and must not name
 * an account. A refund of a card payment by transfer requires an account.
 */
export function listInvalidPayoutFields(
  payType: PayType,
  way: PayoutWay,
  account: PayoutAccount | null,
): string[] {
  if (way === 'transfer') return payType === 'card' && account === null ? ['account'] : []
  return [...(payType === 'card' ? [] : ['way']), ...(account === null ? [] : ['account'])]
}
