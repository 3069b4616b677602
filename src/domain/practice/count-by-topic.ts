import type { PracticeTopic } from './practice.ts'

/**
 * A learner's progress in a question of a bank; `dueAt` is in milliseconds, null if the question has never been
 * answered.
 */
export interface QuestionProgress {
  topic: string
  dueAt: number | null
  known: boolean
}

/**
 * Returns the topics of a bank with their counts, in the bank's order; questions without a topic come last. Topics
 * without questions are left out.
 */
export function countByTopic(
  topics: readonly { key: string; name: string }[],
  progress: readonly QuestionProgress[],
  now: number,
): PracticeTopic[] {
  const isNew = ({ dueAt }: QuestionProgress) => dueAt === null
  return [...topics, { key: '', name: '' }]
    .map(({ key, name }) => {
      const inTopic = progress.filter(({ topic }) => topic === key)
      const newCount = inTopic.filter(isNew).length
      const known = inTopic.filter((each) => each.known).length
      const due = inTopic.filter(({ dueAt }) => dueAt !== null && dueAt <= now).length
      return {
        key,
        name,
        questions: inTopic.length,
        new: newCount,
        learning: inTopic.length - newCount - known,
        known,
        due,
      }
    })
    .filter(({ questions }) => questions > 0)
}
