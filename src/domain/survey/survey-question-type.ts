import * as z from 'zod/mini'

export const surveyQuestionType = z.enum(['single', 'multiple', 'text'])
