import { type CardInput, fsrs, Rating, State } from 'ts-fsrs'
import type { PracticeMemory } from '#server/db/schema/practice.ts'

/** How well a learner remembers a practiced question: the scheduler's data, the last answer and the next due date. */
export interface QuestionMemory {
  memory: PracticeMemory
  lastAt: Date
  dueAt: Date
}

/**
 * The scheduler FSRS, as published by open-spaced-repetition: a question is due when the predicted probability of
 * recall falls to 90 %. Fuzz is off, so that the same answers at the same times always give the same dates.
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
 * Returns the learner's memory of a question after an answer at a time in milliseconds since 1970; `previous` is
 * undefined for the first answer. After a wrong answer the question is repeated after one minute, later after ten.
 * After right answers it is repeated after ten minutes, then after days, then at growing intervals.
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
