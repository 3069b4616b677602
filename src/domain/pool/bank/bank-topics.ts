import type { PoolTopic } from '../pool-document.ts'
import type { BankQuestion } from './bank-question.ts'

/** The topics of a pool after a bank, and the key of the topic of each of the bank's questions that the file names one for. */
export interface BankTopics {
  topics: PoolTopic[]
  keys: ReadonlyMap<BankQuestion, string>
}

const longestKey = 40

/**
 * Returns the key of a topic, made of its name where that has Latin letters.
 * @example itemKey('Antennas & feed lines') // 'antennas-feed-lines'
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
  const wanted = keyOf(name, topics.length + 1)
  const isTaken = (key: string) => topics.some((topic) => topic.key === key)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`
    if (!isTaken(key)) return key
  }
}

const isNamed = ({ texts }: PoolTopic, name: string): boolean =>
  Object.values(texts).some((words) => words?.name === name)

/**
 * Finds the topics that a bank's categories name among a pool's, by their names in any language, and makes the missing ones.
 * `leads` says which questions have a say: a translation changes nothing but texts.
 */
export function bankTopics(
  bank: readonly BankQuestion[],
  own: readonly PoolTopic[],
  leads: (question: BankQuestion) => boolean,
): BankTopics {
  const topics = [...own]
  const keys = new Map<BankQuestion, string>()
  for (const question of bank) {
    const { category: name } = question
    if (name === undefined || !leads(question)) continue
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
