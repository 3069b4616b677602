import { atom, computed } from 'nanostores'
import { resetPractice } from '../../contract/learning/practice.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'
import { $banks, getBanks, loadBanks } from './banks.ts'
import { $practiceStage, runPracticeAction } from './stage.ts'

const $bankId = atom<number | null>(null)
/** The keys of the chosen topics; an empty list means all topics. */
export const $chosenTopics = atom<readonly string[]>([])

/** The chosen bank. */
export const $practiceBank = computed([$banks, $bankId], (banks, bankId) =>
  banks === 'failed' ? undefined : banks?.find((bank) => bank.bankId === bankId),
)

/**
 * Opens practice with the question bank that was chosen before, else with the bank of the given kind of
 * certification, else with the first bank.
 */
export async function openPractice(kind: CertificationKind | undefined): Promise<void> {
  $practiceStage.set('opening')
  const { state } = await loadSession()
  if (state !== 'signedIn') return $practiceStage.set(state === 'anonymous' ? 'anonymous' : 'failed')
  await loadBanks()
  if ($banks.get() === 'failed') return $practiceStage.set('failed')
  const banks = getBanks()
  const known = banks.find(({ bankId }) => bankId === $bankId.get())
  chooseBank((known ?? banks.find((bank) => bank.kind === kind) ?? banks[0])?.bankId ?? null)
  $practiceStage.set('choosing')
}

export function chooseBank(bankId: number | null): void {
  if (bankId !== $bankId.get()) $chosenTopics.set([])
  $bankId.set(bankId)
}

/** Adds a topic to the chosen topics, or removes it. */
export function toggleTopic(key: string): void {
  const topics = $chosenTopics.get()
  $chosenTopics.set(topics.includes(key) ? topics.filter((each) => each !== key) : [...topics, key])
}

/** Shows the choice of topics again and loads the banks again, so that the counts are current. */
export async function returnToBankChoice(): Promise<void> {
  $practiceStage.set('choosing')
  await loadBanks()
}

/** Deletes the learner's practice history of the bank. */
export const deletePracticeHistory = (): Promise<void> =>
  runPracticeAction(async () => {
    const bank = $practiceBank.get()
    if (!bank) return true
    const result = await environment().api.call(resetPractice, { bankId: bank.bankId })
    await loadBanks()
    return result.ok
  })
