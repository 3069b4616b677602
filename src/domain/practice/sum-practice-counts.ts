import type { PracticeCounts } from './practice.ts'

/** Returns the sum of the counts of several topics. */
export function sumPracticeCounts(topics: readonly PracticeCounts[]): PracticeCounts {
  const sum = { questions: 0, new: 0, learning: 0, known: 0, due: 0 }
  for (const topic of topics)
    for (const name of Object.keys(sum) as (keyof PracticeCounts)[]) sum[name] += topic[name]
  return sum
}
