import { questionIds } from '../../content-item/numbered-parts.ts'
import { partId, partNumber } from '../../content-item/part-id.ts'
import type { Picture } from '../../content-item/picture.ts'
import type { PoolTopic, QuestionDocument, QuestionWords } from '../pool-document.ts'
import { bankCodeOf, byCode } from './bank-code.ts'
import { type BankFault, bankFault } from './bank-fault.ts'
import type { BankQuestion, BankTexts } from './bank-question.ts'
import { bankTopics } from './bank-topics.ts'
import { plainWords } from './plain-words.ts'
import { findFaults } from './take-question.ts'

/** The pool that a bank is merged into: its questions, and what the file cannot contain. */
export interface MergeInput {
  /** The id of the pool: its questions are numbered from it. */
  poolId: number
  questions: readonly QuestionDocument[]
  topics: readonly PoolTopic[]
  /** The highest number that a question of the pool ever had. */
  highest: number
  /** The pictures of the bank by the names of their files. */
  pictures: ReadonlyMap<string, Picture>
  /** Whether a question that the pool lacks is surely new: else it is refused where it may be a translation. */
  addsQuestions: boolean
  /** The words for true and false in a language. */
  verdicts(language: string): [string, string]
}

/** A pool's questions after a bank, and how many of the bank's were new, changed or known. */
export interface MergeResult {
  questions: QuestionDocument[]
  topics: PoolTopic[]
  added: number
  changed: number
  same: number
}

const wordsOf = (
  given: BankTexts,
  has: QuestionWords | undefined,
  verdicts: [string, string],
): QuestionWords => {
  const figure = plainWords(given.figure ?? '')
  const figures = (given.optionFigures ?? []).map(plainWords)
  return {
    question: plainWords(given.question),
    options: given.options?.map(plainWords) ?? has?.options ?? verdicts,
    explanation: plainWords(given.explanation),
    ...(figure !== '' && { figure }),
    ...(figures.some((each) => each !== '') && { optionFigures: figures }),
  }
}

/** The same question by another hand: spaces do not count, nor the order of fields. */
const written = ({ texts, correct, code, type, picture, optionPictures, topic }: QuestionDocument): string =>
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

const isSame = (one: QuestionDocument, other: QuestionDocument): boolean => written(one) === written(other)

/**
 * Whether a question of a bank says what is right and shown, and is no mere translation: it is new, or in English as the
 * pool's, or in every language that the pool's is in.
 */
function leads({ texts }: BankQuestion, has: QuestionDocument | undefined): boolean {
  if (!has) return true
  return 'en' in has.texts ? 'en' in texts : Object.keys(has.texts).every((language) => language in texts)
}

/**
 * Whether a question that the pool lacks may be a translation under a wrong identifier, or without one: the pool has questions
 * that are not yet in its language.
 */
const mayTranslate = ({ texts }: BankQuestion, { questions, addsQuestions }: MergeInput): boolean =>
  !addsQuestions &&
  Object.keys(texts).every((language) => questions.some((each) => !(language in each.texts)))

/** The question that a pool has under the same identifier, as the bank changes it; without one a new question of this id. */
function meet(
  given: BankQuestion,
  has: QuestionDocument | undefined,
  named: { id: number; topic: string | undefined },
  meeting: MergeInput,
): QuestionDocument {
  const texts: Record<string, QuestionWords | undefined> = { ...has?.texts }
  for (const [language, words] of Object.entries(given.texts))
    if (words) texts[language] = wordsOf(words, has?.texts[language], meeting.verdicts(language))
  const picture = given.picture === null ? undefined : meeting.pictures.get(given.picture)
  const optionPictures = given.optionPictures?.map((file) =>
    file === null ? null : (meeting.pictures.get(file) ?? null),
  )
  const shared =
    has && !leads(given, has) ? has : { type: given.type, correct: given.correct, picture, optionPictures }
  const code = has ? has.code : (given.code ?? undefined)
  const topic = given.topic ?? named.topic ?? has?.topic
  const { type, correct, picture: shown, optionPictures: ofOptions } = shared
  return {
    id: has?.id ?? named.id,
    ...(code !== undefined && { code }),
    type,
    correct: [...correct].sort((one, other) => one - other),
    ...(shown && { picture: shown }),
    ...(ofOptions && { optionPictures: ofOptions }),
    ...(topic !== undefined && { topic }),
    texts,
  }
}

/**
 * Returns the fault of a question before it is merged: the pool does not have it although other questions wait for a translation,
 * or it translates another question.
 */
function refusalOf(
  given: BankQuestion,
  has: QuestionDocument | undefined,
  meeting: MergeInput,
): BankFault | undefined {
  if (!has)
    return mayTranslate(given, meeting)
      ? bankFault(given.spot, 'unknownQuestion', given.code ?? undefined)
      : undefined
  if (leads(given, has)) return undefined
  const count = Object.values(has.texts)[0]?.options.length
  const others = Object.values(given.texts).some((words) => words?.options && words.options.length !== count)
  const same = given.type === has.type && [...given.correct].sort().join() === [...has.correct].sort().join()
  return others || !same ? bankFault(given.spot, 'otherAnswers', bankCodeOf(has)) : undefined
}

/**
 * Brings a bank into a pool: a question whose identifier the pool knows is changed where it differs, any other is new, and
 * what the bank leaves out stays. All of it or, with the faults, nothing.
 */
export function mergeBank(bank: readonly BankQuestion[], meeting: MergeInput): MergeResult | BankFault[] {
  const known = byCode(meeting.questions)
  const seen = new Set<string>()
  const [changed, added]: [Map<number, QuestionDocument>, QuestionDocument[]] = [new Map(), []]
  const faults: BankFault[] = []
  const { topics, keys } = bankTopics(bank, meeting.topics, (given) =>
    leads(given, known.get(given.code ?? '')),
  )
  const last = partNumber(questionIds, meeting.poolId, meeting.highest) ?? 0
  let same = 0
  for (const given of bank) {
    const has = given.code === null ? undefined : known.get(given.code)
    const id = partId(questionIds, meeting.poolId, last + added.length + 1)
    if (given.code !== null && seen.has(given.code))
      faults.push(bankFault(given.spot, 'codeTwice', given.code))
    seen.add(given.code ?? '')
    const refusal = refusalOf(given, has, meeting)
    if (refusal) faults.push(refusal)
    if (refusal) continue
    if (!has && id === undefined) {
      faults.push(bankFault(given.spot, 'poolFull'))
      continue
    }
    const question = meet(given, has, { id: id ?? 0, topic: keys.get(given) }, meeting)
    faults.push(...findFaults(question, given))
    if (!has) added.push(question)
    else if (isSame(question, has)) same += 1
    else changed.set(has.id, question)
  }
  if (faults.length > 0) return faults
  const questions = [...meeting.questions.map((each) => changed.get(each.id) ?? each), ...added]
  return { questions, topics, added: added.length, changed: changed.size, same }
}
