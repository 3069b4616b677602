/**
 * How many questions a paper has: 50 at 2 points in a theory exam, 5 at 20 in a quiz. Specification 1,
 * section 9.
 */
export const questionsOfPaper = { theory: 50, quiz: 5 } as const

/** No paper of any kind has more questions: more answers at once are refused before they are looked at. */
export const largestPaper = 100
