import type { PayType } from '#src/domain/order/pay-type.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'

/**
 * Returns the invalid fields of a payout: a bank transfer has no payment at the provider, and the account
 * behind a card is unknown.
 */
export function invalidPayoutFields(
  payType: PayType,
  way: PayoutWay,
  account: PayoutAccount | null,
): string[] {
  if (way === 'transfer') return payType === 'card' && account === null ? ['account'] : []
  return [...(payType === 'card' ? [] : ['way']), ...(account === null ? [] : ['account'])]
}
