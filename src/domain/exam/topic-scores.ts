/**
 * The number of questions about a topic, and the number of right answers to them. The name is empty for questions
 * without a topic.
 */
export interface TopicScore {
  name: string
  right: number
  questions: number
}

/**
 * Returns the scores of an exam paper by topic, in the order of first appearance; empty if no question has a topic.
 * @example scoreByTopic([{ topic: 'Optics', right: true }]) // [{ name: 'Optics', right: 1, questions: 1 }]
 */
export function scoreByTopic(questions: readonly { topic: string; right: boolean }[]): TopicScore[] {
  const scores = [...Map.groupBy(questions, ({ topic }) => topic)].map(([name, own]) => ({
    name,
    right: own.filter(({ right }) => right).length,
    questions: own.length,
  }))
  return scores.some(({ name }) => name !== '') ? scores : []
}
