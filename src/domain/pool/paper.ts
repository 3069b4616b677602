/**
 * The number of questions of an exam paper: 50 with 2 points each in a theory exam, 5 with 20 points each in a quiz.
 * Specification 1, section 9.
 */
export const questionCountByPaperKind = { theory: 50, quiz: 5 } as const

/**
 * The maximum number of questions in any exam paper. A request with more answers is refused before the answers are
 * read.
 */
export const maxPaperQuestions = 100
