import type { PayType } from '#src/domain/order/pay-type.ts'
import type { PayoutAccount, PayoutWay } from '#src/domain/refund/payout.ts'

/**
 * Lists the fields by which money can't go back: a bank transfer has no payment at the provider, and the bank does not know the account
 * behind a card.
 */
export function wrongWay(payType: PayType, way: PayoutWay, account: PayoutAccount | null): string[] {
  if (way === 'transfer') return payType === 'card' && account === null ? ['account'] : []
  return [...(payType === 'card' ? [] : ['way']), ...(account === null ? [] : ['account'])]
}
