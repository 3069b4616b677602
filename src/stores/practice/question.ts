import { atom } from 'nanostores'
import { answerPractice, getPracticeQuestion } from '../../contract/learning/practice.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { toggleLetter } from '../../domain/exam/room.ts'
import type { PracticeAnswerResult, PracticeQuestion } from '../../domain/practice/practice.ts'
import { environment } from '../../environment/environment.ts'
import { $chosenTopics, $practiceBank } from './bank-choice.ts'
import { setTopics } from './banks.ts'
import { $practiceStage, runPracticeAction } from './stage.ts'

/** The current question; null until the first one is loaded. */
export const $practiceQuestion = atom<PracticeQuestion | null>(null)
/** The letters of the chosen options. */
export const $chosenLetters = atom<readonly string[]>([])
/** The result of the submitted answer; null until the answer is submitted. */
export const $practiceAnswerResult = atom<PracticeAnswerResult | null>(null)
/** The number of questions answered since the start, and the number of correct answers. */
export const $practiceScore = atom({ answered: 0, right: 0 })

/** Starts practice of the chosen topics. */
export async function startPractice(): Promise<void> {
  $practiceScore.set({ answered: 0, right: 0 })
  await loadNextQuestion()
}

/** Loads the next question. */
export const loadNextQuestion = (): Promise<void> => runPracticeAction(fetchNextQuestion)

async function fetchNextQuestion(): Promise<boolean> {
  const bank = $practiceBank.get()
  if (!bank) return false
  const request = { bankId: bank.bankId, topics: [...$chosenTopics.get()] }
  const result = await environment().api.call(getPracticeQuestion, request)
  if (!result.ok) return false
  $practiceAnswerResult.set(null)
  $chosenLetters.set([])
  $practiceQuestion.set(result.value)
  $practiceStage.set('question')
  return true
}

/** Chooses an option, or removes the choice. Does nothing after the answer was submitted. */
export function toggleOption(letter: string): void {
  const question = $practiceQuestion.get()
  if (
    !question ||
    $practiceAnswerResult.get() ||
    !question.options.some((option) => option.letter === letter)
  )
    return
  $chosenLetters.set(toggleLetter(question.type, $chosenLetters.get(), letter))
}

/** Submits the answer. If the question was already answered in another tab, the next question is loaded instead. */
export async function submitPracticeAnswer(): Promise<void> {
  const [bank, question, letters] = [$practiceBank.get(), $practiceQuestion.get(), [...$chosenLetters.get()]]
  if (!bank || !question || letters.length === 0 || $practiceAnswerResult.get()) return
  await runPracticeAction(async () => {
    const { questionId, turn } = question
    const result = await environment().api.call(answerPractice, { questionId, turn, letters })
    if (!result.ok) {
      const { failure } = result
      const passed = [codeByReason.repeatSubmit, codeByReason.notFound] as number[]
      return failure.kind === 'refused' && passed.includes(failure.code) ? fetchNextQuestion() : false
    }
    const { answered, right } = $practiceScore.get()
    $practiceScore.set({ answered: answered + 1, right: right + (result.value.right ? 1 : 0) })
    setTopics(bank.bankId, result.value.topics)
    $practiceAnswerResult.set(result.value)
    return true
  })
}
