/** What the keys of all files begin with that go when the learner's account goes. */
export const learnerFiles = (learnerId: number): string => `learner-${learnerId}-`

/** The key of such a file. */
export const learnerFile = (learnerId: number, name: string): string => `${learnerFiles(learnerId)}${name}`
