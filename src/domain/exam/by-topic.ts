/** How many questions of a topic there were, and how many were right. The name is empty where a question names no topic. */
export interface TopicScore {
  name: string
  right: number
  questions: number
}

/**
 * A paper by topic, in the order in which topics come; empty where no question names one.
 * @example byTopic([{ topic: 'Optics', right: true }]) // [{ name: 'Optics', right: 1, questions: 1 }]
 */
export function byTopic(questions: readonly { topic: string; right: boolean }[]): TopicScore[] {
  const scores = [...Map.groupBy(questions, ({ topic }) => topic)].map(([name, own]) => ({
    name,
    right: own.filter(({ right }) => right).length,
    questions: own.length,
  }))
  return scores.some(({ name }) => name !== '') ? scores : []
}
