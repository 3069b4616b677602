/** Questions of one paper: a theory exam of 50 at 2 points, a quiz of 5 at 20. Specification 1, section 9. */
export const questionsOfPaper = { theory: 50, quiz: 5 } as const
