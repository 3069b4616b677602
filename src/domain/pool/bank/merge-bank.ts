import { questionIdRule } from '../../content-item/numbered-parts.ts'
import { partId, partNumber } from '../../content-item/part-id.ts'
import type { Picture } from '../../content-item/picture.ts'
import type { PoolTopic, QuestionDocument, QuestionTexts } from '../pool-document.ts'
import { type BankFault, createBankFault } from './bank-fault.ts'
import type { BankQuestion, BankTexts } from './bank-question.ts'
import { findQuestionFaults } from './find-question-faults.ts'
import { createRepeatFinder } from './find-repeated-question.ts'
import { matchBankTopics } from './match-bank-topics.ts'
import { normalizeBankText } from './normalize-bank-text.ts'
import { mapQuestionsByIdentifier, questionIdentifierOf } from './question-identifier.ts'

/** The pool into which a bank is merged, and the data that the file cannot contain. */
export interface MergeInput {
  /** The id of the pool, from which the ids of its questions are derived. */
  poolId: number
  questions: readonly QuestionDocument[]
  topics: readonly PoolTopic[]
  /** The highest id that a question of the pool ever had. */
  highest: number
  /** The pictures of the bank by file name. */
  pictures: ReadonlyMap<string, Picture>
  /**
   * Whether a question that is missing in the pool is certainly new. If false, such a question is refused if it may
   * be a translation.
   */
  addsQuestions: boolean
  /** Returns the texts for true and false in a language. */
  verdicts(language: string): [string, string]
}

/**
 * A pool's questions after a question bank was merged into it, and the numbers of the bank's questions that are
 * new, changed and unchanged.
 */
export interface MergeResult {
  questions: QuestionDocument[]
  topics: PoolTopic[]
  added: number
  changed: number
  same: number
}

const wordsOf = (
  bankTexts: BankTexts,
  existing: QuestionTexts | undefined,
  verdicts: [string, string],
): QuestionTexts => {
  const figure = normalizeBankText(bankTexts.figure ?? '')
  const figures = (bankTexts.optionFigures ?? []).map(normalizeBankText)
  return {
    question: normalizeBankText(bankTexts.question),
    options: bankTexts.options?.map(normalizeBankText) ?? existing?.options ?? verdicts,
    explanation: normalizeBankText(bankTexts.explanation),
    ...(figure !== '' && { figure }),
    ...(figures.some((each) => each !== '') && { optionFigures: figures }),
  }
}

/**
 * Returns a question in the form in which questions are compared: differences in spaces and in the order of fields
 * are removed.
 */
const comparableForm = ({
  texts,
  correct,
  code,
  type,
  picture,
  optionPictures,
  topic,
}: QuestionDocument): string =>
  JSON.stringify([
    ...[code, type, picture?.name, optionPictures?.map((each) => each?.name ?? null), topic],
    [...correct].sort((one, other) => one - other),
    Object.entries(texts)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([language, words]) => [
        language,
        words && wordsOf({ ...words, figure: words.figure ?? '' }, undefined, ['', '']),
      ]),
  ])

const isSame = (one: QuestionDocument, other: QuestionDocument): boolean =>
  comparableForm(one) === comparableForm(other)

/**
 * Whether a bank's question is a source. A source also decides answers and pictures; any other question is only a
 * translation. A question is a source in three cases: it is new; it and the pool's question both have English
 * texts; or the pool's question has no English texts and the bank's question has all languages of the pool's
 * question.
 */
function isSource({ texts }: BankQuestion, existing: QuestionDocument | undefined): boolean {
  if (!existing) return true
  return 'en' in existing.texts
    ? 'en' in texts
    : Object.keys(existing.texts).every((language) => language in texts)
}

/**
 * Whether a question that is missing in the pool may be a translation with a wrong or missing identifier, because
 * some questions of the pool do not have its languages.
 */
const mayTranslate = ({ texts }: BankQuestion, { questions, addsQuestions }: MergeInput): boolean =>
  !addsQuestions &&
  Object.keys(texts).every((language) => questions.some((each) => !(language in each.texts)))

/**
 * Returns the pool's question with the same identifier, changed by the bank's question, or a new question with the
 * given id.
 */
function mergeQuestion(
  question: BankQuestion,
  existing: QuestionDocument | undefined,
  assigned: { id: number; topic: string | undefined },
  pool: MergeInput,
): QuestionDocument {
  const texts: Record<string, QuestionTexts | undefined> = { ...existing?.texts }
  for (const [language, words] of Object.entries(question.texts))
    if (words) texts[language] = wordsOf(words, existing?.texts[language], pool.verdicts(language))
  const bankPicture = question.picture === null ? undefined : pool.pictures.get(question.picture)
  const bankOptionPictures = question.optionPictures?.map((file) =>
    file === null ? null : (pool.pictures.get(file) ?? null),
  )
  const source =
    existing && !isSource(question, existing)
      ? existing
      : {
          type: question.type,
          correct: question.correct,
          picture: bankPicture,
          optionPictures: bankOptionPictures,
        }
  const code = existing ? existing.code : (question.code ?? undefined)
  const topic = question.topic ?? assigned.topic ?? existing?.topic
  const { type, correct, picture, optionPictures } = source
  return {
    id: existing?.id ?? assigned.id,
    ...(code !== undefined && { code }),
    type,
    correct: [...correct].sort((one, other) => one - other),
    ...(picture && { picture }),
    ...(optionPictures && { optionPictures }),
    ...(topic !== undefined && { topic }),
    texts,
  }
}

/**
 * Returns the fault that prevents merging a question: it is missing in the pool and may be a translation, or it
 * translates a question that has other answers.
 */
function findMergeFault(
  question: BankQuestion,
  existing: QuestionDocument | undefined,
  pool: MergeInput,
): BankFault | undefined {
  if (!existing)
    return mayTranslate(question, pool)
      ? createBankFault(question.location, 'unknownQuestion', question.code ?? undefined)
      : undefined
  if (isSource(question, existing)) return undefined
  const count = Object.values(existing.texts)[0]?.options.length
  const hasOtherCount = Object.values(question.texts).some(
    (words) => words?.options && words.options.length !== count,
  )
  const hasSameAnswers =
    question.type === existing.type &&
    [...question.correct].sort().join() === [...existing.correct].sort().join()
  return hasOtherCount || !hasSameAnswers
    ? createBankFault(question.location, 'otherAnswers', questionIdentifierOf(existing))
    : undefined
}

/**
 * The outcome of a merge for a question of a bank. `before` is the pool's question, `after` the merged one; a refused
 * question has the faults of the merge.
 */
export interface QuestionOutcome {
  entry: BankQuestion
  outcome: 'added' | 'changed' | 'same' | 'refused'
  before: QuestionDocument | undefined
  after: QuestionDocument | undefined
  faults: BankFault[]
}

/**
 * Plans the merge of a bank into a pool: the outcome of each question, in the order of the bank, and the pool's
 * topics.
 */
export function planMerge(
  bank: readonly BankQuestion[],
  pool: MergeInput,
): { outcomes: QuestionOutcome[]; topics: PoolTopic[] } {
  const existingByCode = mapQuestionsByIdentifier(pool.questions)
  const findRepeated = createRepeatFinder(pool.questions, pool.pictures)
  const seen = new Set<string>()
  const { topics, keys } = matchBankTopics(bank, pool.topics, (question) =>
    isSource(question, existingByCode.get(question.code ?? '')),
  )
  const last = partNumber(questionIdRule, pool.poolId, pool.highest) ?? 0
  let added = 0
  const outcomes = bank.map((entry): QuestionOutcome => {
    const { code, location } = entry
    const before = code === null ? findRepeated(entry) : existingByCode.get(code)
    const id = partId(questionIdRule, pool.poolId, last + added + 1)
    const faults = code !== null && seen.has(code) ? [createBankFault(location, 'codeTwice', code)] : []
    seen.add(code ?? '')
    const refused = (...more: BankFault[]): QuestionOutcome => ({
      ...{ entry, outcome: 'refused', before, after: undefined },
      faults: [...faults, ...more],
    })
    const fault = findMergeFault(entry, before, pool)
    if (fault) return refused(fault)
    if (!before && id === undefined) return refused(createBankFault(location, 'poolFull'))
    const after = mergeQuestion(entry, before, { id: id ?? 0, topic: keys.get(entry) }, pool)
    faults.push(...findQuestionFaults(after, entry))
    if (!before) added += 1
    if (faults.length > 0) return refused()
    const outcome = !before ? 'added' : isSame(after, before) ? 'same' : 'changed'
    return { entry, outcome, before, after, faults }
  })
  return { outcomes, topics }
}

/**
 * Merges a question bank into a pool. Questions whose identifier the pool has are updated. Questions without an
 * identifier that repeat a question of the pool are recognized. All other questions are added. Questions of the pool
 * that are missing in the bank do not change. If there are faults, nothing is merged, and the faults are returned.
 */
export function mergeBank(bank: readonly BankQuestion[], pool: MergeInput): MergeResult | BankFault[] {
  const { outcomes, topics } = planMerge(bank, pool)
  const faults = outcomes.flatMap((each) => each.faults)
  if (faults.length > 0) return faults
  const mergedOf = (outcome: QuestionOutcome['outcome']): QuestionDocument[] =>
    outcomes.flatMap((each) => (each.outcome === outcome && each.after ? [each.after] : []))
  const [added, changed] = [mergedOf('added'), new Map(mergedOf('changed').map((each) => [each.id, each]))]
  const same = outcomes.length - added.length - changed.size
  const questions = [...pool.questions.map((each) => changed.get(each.id) ?? each), ...added]
  return { questions, topics, added: added.length, changed: changed.size, same }
}
