import * as z from 'zod/mini'

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/**
 * The fields of a learner's allergies and diet. They are stored only for onsite training on sites that order food.
 */
export const foodFields = { allergies: optionalText, diet: ['dietaryRequirements', optionalText] } as const
