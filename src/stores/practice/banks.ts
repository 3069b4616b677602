import { atom, computed } from 'nanostores'
import { getPracticeBanks } from '../../contract/learning/practice.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { PracticeBank, PracticeTopic } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'

/** The question banks for practice; null while loading, `failed` when loading failed. */
export const $banks = atom<readonly PracticeBank[] | 'failed' | null>(null)

/** Returns the banks that are loaded. */
export const getBanks = (): readonly PracticeBank[] => {
  const banks = $banks.get()
  return banks === 'failed' || banks === null ? [] : banks
}

let loading: Promise<void> | undefined

async function fetchBanks(): Promise<void> {
  const answer = await environment().api.call(getPracticeBanks, {})
  $banks.set(answer.ok ? answer.value : 'failed')
}

/** Loads the banks; concurrent calls share one answer. */
export function loadBanks(): Promise<void> {
  loading ??= fetchBanks().finally(() => {
    loading = undefined
  })
  return loading
}

/** Loads the learner's banks once per page, for islands that only offer practice. */
export async function loadBanksOfLearner(): Promise<void> {
  const session = await loadSession()
  if (session.state === 'signedIn' && $banks.get() === null) await loadBanks()
}

/** Returns whether a programme has a loaded bank. */
export const $practisable = computed(
  [$banks],
  (banks) =>
    (kind: CertificationKind | undefined): boolean =>
      Array.isArray(banks) && banks.some((bank) => bank.kind === kind),
)

/** Replaces the topics of a bank with those of an answer. */
export function setTopics(bankId: number, topics: PracticeTopic[]): void {
  $banks.set(getBanks().map((bank) => (bank.bankId === bankId ? { ...bank, topics } : bank)))
}
