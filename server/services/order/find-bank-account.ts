import type { BankAccount } from '../../../src/domain/order/bank-account.ts'
import { paymentRegionOf } from '../../../src/domain/order/payment-region.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import { paymentOf } from '../../../src/sites/parts-of-site.ts'
import type { Site } from '../../../src/sites/site.ts'

/** Where a bank transfer goes in a region that a site charges in; else `notFound`. */
export function findBankAccount(site: Site, regionId: number): BankAccount | Refused {
  const region = paymentRegionOf(regionId)
  const { regions, bankAccounts } = paymentOf(site)
  const account = region && regions?.includes(region) ? bankAccounts[region] : undefined
  return region && account ? { region, ...account } : refuse('notFound')
}
