import * as z from 'zod/mini'

/** The types of questions. Specification 1, section 3: 1 single, 2 multiple, 4 true or false. */
export const questionType = z.enum(['single', 'multiple', 'trueFalse'])
