import type { BankAccount } from '#src/domain/order/bank-account.ts'
import { paymentRegionOf } from '#src/domain/order/payment-region.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'

/**
 * Returns the bank account for transfers in a region; refused as `notFound` if the site doesn't charge there.
 */
export function findBankAccount(site: Site, regionId: number): BankAccount | RefusedResult {
  const region = paymentRegionOf(regionId)
  const { regions, bankAccounts } = paymentSettingsOf(site)
  const account = region && regions?.includes(region) ? bankAccounts[region] : undefined
  return region && account ? { region, ...account } : refuse('notFound')
}
