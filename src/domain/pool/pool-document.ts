import * as z from 'zod/mini'
import { type AnyTexts, anyTextsOf, audience, line } from '../content-item/document.ts'
import { contentId } from '../content-item/field.ts'
import { type Picture, picture } from '../content-item/picture.ts'
import { certificationKind } from '../course/course.ts'
import { readableText } from './formula/readable-text.ts'
import { questionType } from './question-type.ts'

/**
 * The identifier that a question has in question banks: what GIFT calls id, Moodle idnumber and QTI identifier.
 */
export const questionCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}[\]]+$/u))

/** How many characters a text of a question has at most, as read, and with the markup of its formulas. */
const longest = { read: 600, stored: 6000 }

/** Texts of questions are plain, but for formulas, which stand in them as MathML (`src/domain/pool/formula`). */
const isShortEnough = z.refine<string>((text) => readableText(text).length <= longest.read, {
  error: `wants at most ${longest.read} characters`,
  params: { tooLong: true },
})
/** Words of an option; empty for one that is a picture alone. */
const optionWords = z.string().check(z.trim(), z.maxLength(longest.stored), isShortEnough)
const questionPassage = z.string().check(z.trim(), z.minLength(1), z.maxLength(longest.stored), isShortEnough)

/** The key by which questions name their topic within a pool. */
export const topicKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** A topic of a pool, by which its questions are practised one field at a time. */
export const poolTopic = z.strictObject({
  key: topicKey,
  texts: anyTextsOf(z.strictObject({ name: line })),
})
export type PoolTopic = z.infer<typeof poolTopic>

/** The words of a question in one language. */
export const questionWords = z.strictObject({
  question: questionPassage,
  options: z.array(optionWords).check(z.minLength(2), z.maxLength(26)),
  /** Why the answer is right, shown with the analysis; empty where nobody wrote it. */
  explanation: z.string().check(z.trim(), z.maxLength(longest.stored), isShortEnough),
  /** The description of the picture, for people who do not see it. */
  figure: z.optional(line),
  /** The descriptions of the options' pictures, in the order of the options; empty without a description. */
  optionFigures: z.optional(z.array(z.string().check(z.trim(), z.maxLength(160)))),
})
export type QuestionWords = z.infer<typeof questionWords>

/** Finds options that have neither words nor a picture: nobody could choose them. */
const hasWholeOptions: z.core.CheckFn<{
  optionPictures?: (Picture | null)[] | undefined
  texts: AnyTexts<QuestionWords>
}> = ({ value: { optionPictures = [], texts }, issues }) => {
  for (const [language, words] of Object.entries(texts))
    for (const [index, option] of (words?.options ?? []).entries())
      if (option === '' && !optionPictures[index])
        issues.push({
          code: 'custom',
          path: ['texts', language, 'options', index],
          message: 'wants a text that is not empty, or a picture',
          params: { empty: true },
          input: option,
        })
}

/**
 * One question of a pool. `correct` counts its options from 0; true or false has the two options in this
 * order.
 */
export const questionDocument = z
  .strictObject({
    /** The id of the question, which stays for ever: papers that were drawn refer to it. */
    id: contentId,
    /** Only questions that came from elsewhere have one. */
    code: z.optional(questionCode),
    type: questionType,
    correct: z.array(z.int().check(z.minimum(0))).check(z.minLength(1)),
    picture: z.optional(picture),
    /** The pictures of the options, in their order; null for an option of words alone. */
    optionPictures: z.optional(z.array(z.nullable(picture)).check(z.maxLength(26))),
    /** The key of one of the pool's topics. */
    topic: z.optional(topicKey),
    /** The words in each language that has the question; English may be missing. */
    texts: anyTextsOf(questionWords),
  })
  .check(hasWholeOptions)

/**
 * The uses of pools: papers of theory exams and of quizzes are drawn from the first two, practice from the last and
 * from no other. Decision: docs/decisions/question-banks.md.
 */
export const poolUse = z.enum(['theory', 'quiz', 'practice'])
export type PoolUse = z.infer<typeof poolUse>

/**
 * A pool of questions that papers are drawn from: 50 for a theory exam, 5 for a quiz; or one for practice. Specification 1,
 * section 9.
 */
export const poolDocument = z.strictObject({
  name: line,
  use: poolUse,
  /** The programme that a pool for practice is for. */
  kind: z.optional(certificationKind),
  /** The topics of the questions, in the order in which learners choose them. */
  topics: z.optional(z.array(poolTopic)),
  questions: z.array(questionDocument),
  audience,
})
export type QuestionDocument = z.infer<typeof questionDocument>
