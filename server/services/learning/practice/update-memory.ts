import { type CardInput, fsrs, Rating, State } from 'ts-fsrs'
import type { PracticeMemory } from '#server/db/schema/practice.ts'

/** The memory state of a practised question: the scheduler's data, the last answer and the next due date. */
export interface QuestionMemory {
  memory: PracticeMemory
  lastAt: Date
  dueAt: Date
}

/**
 * FSRS, as published by open-spaced-repetition: a question is due when the predicted recall is 90 %. Fuzz is
 * off, so that equal answers at equal times give equal dates.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true })

const toCard = (previous: QuestionMemory | undefined, now: Date): CardInput => {
  const memory = previous?.memory
  return {
    due: previous?.dueAt ?? now,
    stability: memory?.stability ?? 0,
    difficulty: memory?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: memory?.intervalDays ?? 0,
    learning_steps: memory?.step ?? 0,
    reps: memory?.repetitions ?? 0,
    lapses: memory?.lapses ?? 0,
    state: memory?.stage ?? State.New,
    last_review: previous?.lastAt ?? null,
  }
}

/**
 * Returns the memory state after an answer at a time in milliseconds; `previous` is undefined for the first
 * one. A wrong answer is repeated after one minute, later after ten; right ones after ten minutes, then days,
 * then at growing intervals.
 */
export function updateMemory(
  previous: QuestionMemory | undefined,
  isCorrect: boolean,
  now: number,
): QuestionMemory & { known: boolean } {
  const at = new Date(now)
  const { card } = scheduler.next(toCard(previous, at), at, isCorrect ? Rating.Good : Rating.Again)
  return {
    memory: {
      stability: card.stability,
      difficulty: card.difficulty,
      intervalDays: card.scheduled_days,
      step: card.learning_steps,
      repetitions: card.reps,
      lapses: card.lapses,
      stage: card.state,
    },
    lastAt: at,
    dueAt: card.due,
    known: card.state === State.Review,
  }
}
