import { atom, computed } from 'nanostores'
import { getPracticeBanks } from '../../contract/learning/practice.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { PracticeBank, PracticeTopic } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'

/** The question banks for practice; null while they are loading, `failed` if loading failed. */
export const $banks = atom<readonly PracticeBank[] | 'failed' | null>(null)

/** Returns the loaded banks; empty until they are loaded. */
export const getBanks = (): readonly PracticeBank[] => {
  const banks = $banks.get()
  return banks === 'failed' || banks === null ? [] : banks
}

let loading: Promise<void> | undefined

async function fetchBanks(): Promise<void> {
  const result = await environment().api.call(getPracticeBanks, {})
  $banks.set(result.ok ? result.value : 'failed')
}

/** Loads the banks. Concurrent calls share one request. */
export function loadBanks(): Promise<void> {
  loading ??= fetchBanks().finally(() => {
    loading = undefined
  })
  return loading
}

/** Loads the banks once per page, if a learner is signed in. For islands that only show a link to practice. */
export async function loadBanksOfLearner(): Promise<void> {
  const session = await loadSession()
  if (session.state === 'signedIn' && $banks.get() === null) await loadBanks()
}

/** A function that returns whether a loaded question bank belongs to a kind of certification. */
export const $hasPracticeBank = computed(
  [$banks],
  (banks) =>
    (kind: CertificationKind | undefined): boolean =>
      Array.isArray(banks) && banks.some((bank) => bank.kind === kind),
)

/** Replaces the topics of a bank with the topics in a response. */
export function setTopics(bankId: number, topics: PracticeTopic[]): void {
  $banks.set(getBanks().map((bank) => (bank.bankId === bankId ? { ...bank, topics } : bank)))
}
