import { atom, computed } from 'nanostores'
import { getPracticeBanks } from '../../contract/learning/practice.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { PracticeBank, PracticeTopic } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'

/** The banks that may be practised; null before they are known, `failed` when they could not be asked for. */
export const $banks = atom<readonly PracticeBank[] | 'failed' | null>(null)

/** The banks, as far as they are known. */
export const banksNow = (): readonly PracticeBank[] => {
  const banks = $banks.get()
  return banks === 'failed' || banks === null ? [] : banks
}

let asking: Promise<void> | undefined

async function ask(): Promise<void> {
  const answer = await environment().api.call(getPracticeBanks, {})
  $banks.set(answer.ok ? answer.value : 'failed')
}

/** Asks for the banks as they stand now; several that ask at once share one answer. */
export function loadBanks(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Asks once a page for the banks of whoever is signed in: for those who only offer practice. */
export async function loadBanksOfLearner(): Promise<void> {
  const session = await loadSession()
  if (session.state === 'signedIn' && $banks.get() === null) await loadBanks()
}

/** Whether a programme can be practised, as far as the banks are known. */
export const $practisable = computed(
  [$banks],
  (banks) =>
    (kind: CertificationKind | undefined): boolean =>
      Array.isArray(banks) && banks.some((bank) => bank.kind === kind),
)

/** Puts the topics of a bank as an answer told them. */
export function setTopics(bankId: number, topics: PracticeTopic[]): void {
  $banks.set(banksNow().map((bank) => (bank.bankId === bankId ? { ...bank, topics } : bank)))
}
