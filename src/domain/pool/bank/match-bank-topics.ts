import type { PoolTopic } from '../pool-document.ts'
import type { BankQuestion } from './bank-question.ts'

/**
 * The topics of a pool after a question bank was merged into it, and the topic key of each of the bank's questions
 * that has a category.
 */
export interface BankTopics {
  topics: PoolTopic[]
  keys: ReadonlyMap<BankQuestion, string>
}

const longestKey = 40

/**
 * Returns the key of a topic: the slug of its name, or its number if the name has no Latin letters.
 * @example keyOf('Antennas & feed lines', 1) // 'antennas-feed-lines'
 */
const keyOf = (name: string, number: number): string => {
  const key = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestKey - 4)
    .replace(/-+$/, '')
  return key || `topic-${number}`
}

const freeKey = (name: string, topics: readonly PoolTopic[]): string => {
  const slug = keyOf(name, topics.length + 1)
  const isTaken = (key: string) => topics.some((topic) => topic.key === key)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? slug : `${slug}-${number}`
    if (!isTaken(key)) return key
  }
}

const isNamed = ({ texts }: PoolTopic, name: string): boolean =>
  Object.values(texts).some((words) => words?.name === name)

/**
 * Matches the categories of a bank with the topics of a pool, by name in any language, and creates the missing
 * topics. Only questions for which `isSource` is true count: a translation changes nothing but texts.
 */
export function matchBankTopics(
  bank: readonly BankQuestion[],
  existing: readonly PoolTopic[],
  isSource: (question: BankQuestion) => boolean,
): BankTopics {
  const topics = [...existing]
  const keys = new Map<BankQuestion, string>()
  for (const question of bank) {
    const { category: name } = question
    if (name === undefined || !isSource(question)) continue
    let topic = topics.find((each) => isNamed(each, name))
    if (!topic) {
      const [language = 'en'] = 'en' in question.texts ? [] : Object.keys(question.texts)
      topic = { key: freeKey(name, topics), texts: { [language]: { name } } }
      topics.push(topic)
    }
    keys.set(question, topic.key)
  }
  return { topics, keys }
}
