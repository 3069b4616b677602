import { atom } from 'nanostores'
import { refusalCodeOf } from '../../api/result.ts'
import { checkReceipt } from '../../contract/money/receipt.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { VerifiedReceipt } from '../../domain/exam/receipt.ts'
import { environment } from '../../environment/environment.ts'

export type ReceiptCheckState =
  | { state: 'none' | 'asking' | 'refused' | 'tooFrequent' | 'failed' }
  | { state: 'genuine'; receipt: VerifiedReceipt }

export const $receiptCheck = atom<ReceiptCheckState>({ state: 'none' })

let latest = 0

/** Requests a check of a receipt's signature. If another receipt is checked meanwhile, the response is ignored. */
export async function checkReceiptSignature(receipt: string): Promise<void> {
  latest += 1
  const id = latest
  $receiptCheck.set({ state: 'asking' })
  const result = await environment().api.call(checkReceipt, { receipt })
  if (id !== latest) return
  if (result.ok) return $receiptCheck.set({ state: 'genuine', receipt: result.value })
  const code = refusalCodeOf(result.failure)
  if (code === codeByReason.invalid) return $receiptCheck.set({ state: 'refused' })
  $receiptCheck.set({ state: code === codeByReason.tooFrequent ? 'tooFrequent' : 'failed' })
}
