/** Returns the prefix of the storage keys of all files that are deleted with a learner's account. */
export const learnerFilePrefix = (learnerId: number): string => `learner-${learnerId}-`

/**
 * Returns the storage key of a file that is deleted with the learner's account.
 * @example learnerFileKey(7, 'data.json') // 'learner-7-data.json'
 */
export const learnerFileKey = (learnerId: number, name: string): string =>
  `${learnerFilePrefix(learnerId)}${name}`
