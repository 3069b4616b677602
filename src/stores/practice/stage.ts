import { atom } from 'nanostores'

/** Where somebody is in practice: choosing, at a question, before, in or after a mock exam. */
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
/** Whether something is on its way that a second click must not repeat. */
export const $practiceBusy = atom(false)
/** Whether the last act failed: it may be tried again. */
export const $practiceTrouble = atom(false)

/** Does one act at a time; `false` from it means that it failed. */
export async function practiceAct(act: () => Promise<boolean>): Promise<void> {
  if ($practiceBusy.get()) return
  $practiceBusy.set(true)
  $practiceTrouble.set(false)
  const done = await act()
  $practiceBusy.set(false)
  $practiceTrouble.set(!done)
}
