import * as z from 'zod/mini'

const words = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** What a learner may and wants to eat. It is kept only where people meet and the site orders food. */
export const foodFields = { allergies: words, dietaryRequirements: words }
