import { questionCountByPaperKind } from '#src/domain/pool/paper.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import type { ContentRule } from '../content-finding.ts'

/**
 * Finds pools with too few questions. A pool for exams needs as many as an exam paper, because a paper contains no
 * question twice; a pool for practice needs one. Specification 1, section 9.
 */
export const findTooSmallPool: ContentRule<'pool'> = ({ document: { use, questions } }) => {
  const needed = use === 'practice' ? 1 : questionCountByPaperKind[use]
  return questions.length < needed ? [`${questions.length}/${needed}`] : []
}

/**
 * Whether the correct answers of a question are impossible for its type, or its numbers of options differ between
 * languages or from its pictures.
 */
export function hasInvalidAnswers({
  type,
  correct,
  texts,
  optionPictures,
}: Pick<QuestionDocument, 'type' | 'correct' | 'texts' | 'optionPictures'>): boolean {
  const counts = new Set([
    ...Object.values(texts).flatMap((text) =>
      [text?.options.length, text?.optionFigures?.length ?? []].flat(),
    ),
    ...(optionPictures ? [optionPictures.length] : []),
  ])
  const [count = 0] = counts
  if (counts.size > 1 || new Set(correct).size < correct.length) return true
  if (correct.some((index) => index >= count)) return true
  if (type === 'trueFalse') return count !== 2 || correct.length !== 1
  return type === 'single' ? correct.length !== 1 : correct.length < 2 || correct.length === count
}

/** Finds questions whose languages have different numbers of options, or whose correct answers are impossible. */
export const findQuestionsWithWrongAnswers: ContentRule<'pool'> = ({ document }) =>
  document.questions.filter(hasInvalidAnswers).map(({ id }) => String(id))

/** Finds questions with a topic that the pool does not have, and topics that occur twice. */
export const findUnknownTopics: ContentRule<'pool'> = ({ document: { topics = [], questions } }) => {
  const keys = topics.map(({ key }) => key)
  const duplicates = keys.filter((key, index) => keys.indexOf(key) < index)
  const strays = questions.filter(({ topic }) => topic !== undefined && !keys.includes(topic))
  return [...duplicates, ...strays.map(({ id, topic }) => `${id}: ${topic}`)]
}

/** Returns the id of the pool from which an item's theory exam or quiz is drawn; null if the item has neither. */
const examPool = (document: { pool: number } | { quiz?: number | null | undefined }): number | null =>
  'pool' in document ? document.pool : (document.quiz ?? null)

/**
 * Finds exams that would be drawn from a pool for practice, whose answers learners already know. Decision:
 * docs/decisions/question-banks.md.
 */
export const findExamsFromPracticePool: ContentRule<'certification' | 'course' | 'topic'> = (
  { document },
  content,
) => {
  const pool = examPool(document)
  return pool !== null && content.get('pool', pool)?.use === 'practice' ? [`pool ${pool}`] : []
}
