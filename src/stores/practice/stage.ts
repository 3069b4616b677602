import { atom } from 'nanostores'

/**
 * The stage of practice on the page: the choice of topics, a question, or the entry page (`door`), paper or result
 * of a mock exam.
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
/** Whether an action is running. While it is true, further clicks are ignored. */
export const $isPracticeBusy = atom(false)
/** Whether the last action failed; the learner can try again. */
export const $hasPracticeFailed = atom(false)

/** Performs one action at a time. If `run` returns false, the action has failed. */
export async function runPracticeAction(run: () => Promise<boolean>): Promise<void> {
  if ($isPracticeBusy.get()) return
  $isPracticeBusy.set(true)
  $hasPracticeFailed.set(false)
  const done = await run()
  $isPracticeBusy.set(false)
  $hasPracticeFailed.set(!done)
}
