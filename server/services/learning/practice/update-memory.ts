import { type CardInput, fsrs, Rating, State } from 'ts-fsrs'
import type { Memory } from '#server/db/schema/practice.ts'

/** How a practised question stands: what is remembered of it, when it was answered last and when it comes back. */
export interface QuestionMemory {
  memory: Memory
  lastAt: Date
  dueAt: Date
}

/**
 * FSRS, as it is published by open-spaced-repetition: a question comes back when it would be right in nine of ten cases. Its
 * chance is off, so that the same answers at the same times give the same dates.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true })

const cardOf = (before: QuestionMemory | undefined, now: Date): CardInput => {
  const memory = before?.memory
  return {
    due: before?.dueAt ?? now,
    stability: memory?.stability ?? 0,
    difficulty: memory?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: memory?.intervalDays ?? 0,
    learning_steps: memory?.step ?? 0,
    reps: memory?.repetitions ?? 0,
    lapses: memory?.lapses ?? 0,
    state: memory?.stage ?? State.New,
    last_review: before?.lastAt ?? null,
  }
}

/**
 * What is remembered after an answer at a time in milliseconds; `before` is undefined for the first. A wrong one comes back
 * after a minute, later after ten; right ones after ten minutes, then days, then longer and longer.
 */
export function updateMemory(
  before: QuestionMemory | undefined,
  right: boolean,
  now: number,
): QuestionMemory & { known: boolean } {
  const at = new Date(now)
  const { card } = scheduler.next(cardOf(before, at), at, right ? Rating.Good : Rating.Again)
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
