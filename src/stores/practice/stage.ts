import { atom } from 'nanostores'

/**
 * The stage of practice on the page: the choice, a question, or the entry (`door`), paper or result of a mock exam.
 */
export type PracticeStage =
  | 'opening'
  | 'anonymous'
  | 'failed'
  | 'choosing'
  | 'question'
  | 'door'
  | 'mock'
  | 'result'

export const $practiceStage = atom<PracticeStage>('opening')
/** Whether an act is running, which a second click must not repeat. */
export const $practiceBusy = atom(false)
/** Whether the last act failed; it may be tried again. */
export const $practiceFailure = atom(false)

/** Runs one act at a time; `false` from it means that it failed. */
export async function runPracticeAction(act: () => Promise<boolean>): Promise<void> {
  if ($practiceBusy.get()) return
  $practiceBusy.set(true)
  $practiceFailure.set(false)
  const done = await act()
  $practiceBusy.set(false)
  $practiceFailure.set(!done)
}
