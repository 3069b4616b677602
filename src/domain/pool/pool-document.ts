import * as z from 'zod/mini'
import { type AnyTexts, audience, createOptionalTextsSchema, lineText } from '../content-item/document.ts'
import { contentId } from '../content-item/field.ts'
import { type Picture, picture } from '../content-item/picture.ts'
import { certificationKind } from '../course/course.ts'
import { formatAsPlainText } from './formula/format-as-plain-text.ts'
import { poolUse } from './pool-use.ts'
import { questionType } from './question-type.ts'

/** The identifier of a question in question banks: `id` in GIFT, `idnumber` in Moodle, `identifier` in QTI. */
export const questionCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}[\]]+$/u))

/**
 * The maximum length of a question's text in characters: `read` counts the text as shown, `stored` includes the
 * markup of its formulas.
 */
const longest = { read: 600, stored: 6000 }

/**
 * Checks the length of a text as shown. Texts of questions are plain text with formulas as MathML
 * (`src/domain/pool/formula`).
 */
const isShortEnough = z.refine<string>((text) => formatAsPlainText(text).length <= longest.read, {
  error: `expects at most ${longest.read} characters`,
  params: { tooLong: true },
})
/** The text of an option; empty if the option is only a picture. */
const optionWords = z.string().check(z.trim(), z.maxLength(longest.stored), isShortEnough)
const questionParagraph = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longest.stored), isShortEnough)

/** The key by which questions name their topic within a pool. */
export const topicKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** A topic of a pool, by which learners choose questions for practice. */
export const poolTopic = z.strictObject({
  key: topicKey,
  texts: createOptionalTextsSchema(z.strictObject({ name: lineText })),
})
export type PoolTopic = z.infer<typeof poolTopic>

/** The texts of a question in one language. */
export const questionTexts = z.strictObject({
  question: questionParagraph,
  options: z.array(optionWords).check(z.minLength(2), z.maxLength(26)),
  /** The explanation of the right answer, which is shown after the exam; empty if there is none. */
  explanation: z._default(z.string().check(z.trim(), z.maxLength(longest.stored), isShortEnough), ''),
  /** The alternative text of the picture. */
  figure: z.optional(lineText),
  /**
   * The alternative texts of the options' pictures, in the order of the options; a text is empty if its option has
   * no picture.
   */
  optionFigures: z.optional(z.array(z.string().check(z.trim(), z.maxLength(160)))),
})
export type QuestionTexts = z.infer<typeof questionTexts>

/** Refuses options that have neither text nor a picture. */
const hasWholeOptions: z.core.CheckFn<{
  optionPictures?: (Picture | null)[] | undefined
  texts: AnyTexts<QuestionTexts>
}> = ({ value: { optionPictures = [], texts }, issues }) => {
  for (const [language, words] of Object.entries(texts))
    for (const [index, option] of (words?.options ?? []).entries())
      if (option === '' && !optionPictures[index])
        issues.push({
          code: 'custom',
          path: ['texts', language, 'options', index],
          message: 'expects a text that is not empty, or a picture',
          params: { empty: true },
          input: option,
        })
}

/**
 * One question of a pool. `correct` contains the indexes of its correct options, from 0. The options of a
 * true-or-false question are true and false, in this order.
 */
export const questionDocument = z
  .strictObject({
    /** The id of the question. It never changes, because the exam papers that contain the question store it. */
    id: contentId,
    /** The identifier in question banks; only imported questions have one. */
    code: z.optional(questionCode),
    type: questionType,
    correct: z.array(z.int().check(z.minimum(0))).check(z.minLength(1)),
    picture: z.optional(picture),
    /** The pictures of the options, in their order; null for an option without a picture. */
    optionPictures: z.optional(z.array(z.nullable(picture)).check(z.maxLength(26))),
    /** The key of one of the pool's topics. */
    topic: z.optional(topicKey),
    /** The texts in each language that the question has; English may be missing. */
    texts: createOptionalTextsSchema(questionTexts),
  })
  .check(hasWholeOptions)

/**
 * A pool of questions. Exam papers are drawn from it (50 questions for a theory exam, 5 for a quiz), unless the pool
 * is for practice. Specification 1, section 9.
 */
export const poolDocument = z.strictObject({
  name: lineText,
  use: poolUse,
  /** The certification kind for which a pool for practice is meant. */
  kind: z.optional(certificationKind),
  /** The topics of the questions, in the order in which learners choose them. */
  topics: z.optional(z.array(poolTopic)),
  questions: z.array(questionDocument),
  audience,
})
export type QuestionDocument = z.infer<typeof questionDocument>
