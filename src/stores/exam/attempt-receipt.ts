import { getReceipt } from '../../contract/money/receipt.ts'
import { environment } from '../../environment/environment.ts'

/** Returns the signed receipt of an attempt; null if it could not be loaded. */
export async function loadReceipt(attemptId: number): Promise<string | null> {
  const result = await environment().api.call(getReceipt, { attemptId })
  return result.ok ? result.value.receipt : null
}
