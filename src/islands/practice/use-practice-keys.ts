import { useEffect } from 'react'
import {
  $practiceAnswerResult,
  loadNextQuestion,
  submitPracticeAnswer,
} from '#src/stores/practice/question.ts'
import { shouldIgnoreKey } from '#src/ui/paper/use-paper-keys.ts'

/** The elements that handle Enter themselves. */
const interactive = 'a, button, input, summary'

/** Moves the focus between the answer options. Radio buttons do this without the script. */
function moveBy(by: 1 | -1): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.options input')]
  const currentIndex = inputs.indexOf(document.activeElement as HTMLInputElement)
  const next =
    currentIndex === -1
      ? by === 1
        ? 0
        : inputs.length - 1
      : (currentIndex + by + inputs.length) % inputs.length
  inputs[next]?.focus()
}

/**
 * Handles keys: Enter submits the answer, and then loads the next question; the arrow keys move between the
 * options.
 */
export function usePracticeKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shouldIgnoreKey(event) || event.repeat) return
      const { key, target } = event
      const control = target instanceof HTMLElement ? target.closest(interactive) : null
      if (key === 'Enter' && !control)
        void ($practiceAnswerResult.get() ? loadNextQuestion() : submitPracticeAnswer())
      else if (
        (key === 'ArrowDown' || key === 'ArrowUp') &&
        !$practiceAnswerResult.get() &&
        !isRadio(control)
      )
        moveBy(key === 'ArrowDown' ? 1 : -1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isRadio = (target: Element | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'radio'
