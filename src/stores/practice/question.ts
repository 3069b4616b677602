import { atom } from 'nanostores'
import { answerPractice, getPracticeQuestion } from '../../contract/learning/practice.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { toggleLetter } from '../../domain/exam/room.ts'
import type { PracticeQuestion, PracticeVerdict } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { setTopics } from './banks.ts'
import { $practiceBank, $topics } from './choice.ts'
import { $practiceStage, practiceAct } from './stage.ts'

/** The question on the table, the letters that are chosen, and what they were worth once they were given. */
export const $practiceQuestion = atom<PracticeQuestion | null>(null)
export const $chosenLetters = atom<readonly string[]>([])
export const $verdict = atom<PracticeVerdict | null>(null)
/** How many questions were answered since the start, and how many of them right. */
export const $run = atom({ answered: 0, right: 0 })

/** Begins to practise the chosen topics. */
export async function startPractice(): Promise<void> {
  $run.set({ answered: 0, right: 0 })
  await loadNextQuestion()
}

/** Asks for the next question. */
export const loadNextQuestion = (): Promise<void> => practiceAct(askNext)

async function askNext(): Promise<boolean> {
  const bank = $practiceBank.get()
  if (!bank) return false
  const wanted = { bankId: bank.bankId, topics: [...$topics.get()] }
  const answer = await environment().api.call(getPracticeQuestion, wanted)
  if (!answer.ok) return false
  $verdict.set(null)
  $chosenLetters.set([])
  $practiceQuestion.set(answer.value)
  $practiceStage.set('question')
  return true
}

/** Chooses an option, until the answer is given. */
export function toggleOption(letter: string): void {
  const asked = $practiceQuestion.get()
  if (!asked || $verdict.get() || !asked.options.some((option) => option.letter === letter)) return
  $chosenLetters.set(toggleLetter(asked.type, $chosenLetters.get(), letter))
}

/** Gives the answer. One that was given in another tab already is not judged again: the next question comes. */
export async function submitPracticeAnswer(): Promise<void> {
  const [bank, asked, letters] = [$practiceBank.get(), $practiceQuestion.get(), [...$chosenLetters.get()]]
  if (!bank || !asked || letters.length === 0 || $verdict.get()) return
  await practiceAct(async () => {
    const { questionId, turn } = asked
    const answer = await environment().api.call(answerPractice, { questionId, turn, letters })
    if (!answer.ok) {
      const { failure } = answer
      const passed = [codeByReason.repeatSubmit, codeByReason.notFound] as number[]
      return failure.kind === 'refused' && passed.includes(failure.code) ? askNext() : false
    }
    const { answered, right } = $run.get()
    $run.set({ answered: answered + 1, right: right + (answer.value.right ? 1 : 0) })
    setTopics(bank.bankId, answer.value.topics)
    $verdict.set(answer.value)
    return true
  })
}
