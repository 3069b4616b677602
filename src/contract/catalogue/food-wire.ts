import * as z from 'zod/mini'

const words = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/**
 * The fields of a learner's allergies and diet. They are kept only for onsite trainings on sites that order
 * food.
 */
export const foodFields = { allergies: words, diet: ['dietaryRequirements', words] } as const
