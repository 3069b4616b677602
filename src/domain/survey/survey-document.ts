import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText, paragraphText } from '../content-item/document.ts'
import { contentId } from '../content-item/field.ts'
import { surveyQuestionType } from './survey-question-type.ts'

const hasComma = (option: string): boolean => option.includes(',')

/** The survey that learners answer after a training, as an editor writes it. Specification 1, section 3. */
export const surveyDocument = z.strictObject({
  training: z.enum(['course', 'classroom', 'certification']),
  questions: z
    .array(
      z
        .strictObject({
          id: contentId,
          type: surveyQuestionType,
          required: z.boolean(),
          texts: createTextsByLanguageSchema(
            z.strictObject({ content: paragraphText, options: z.array(lineText) }),
          ),
        })
        .check(
          z.refine(
            ({ type, texts }) =>
              type !== 'multiple' || !Object.values(texts).some((text) => text?.options.some(hasComma)),
            'Several options are told apart by commas: no option may hold one',
          ),
        ),
    )
    .check(z.minLength(1)),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ name: lineText, description: paragraphText })),
})
