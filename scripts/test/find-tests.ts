import type { ProjectFile } from '../checks/project-file.ts'

/** The tests that a name means: whole files, or those tests of some files whose title has the words. */
export interface MatchedTests {
  files: string[]
  /** Only tests whose title has these words; without it all of the files. */
  title?: string
}

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/**
 * What `npm test -- NAME` means: the test files whose path has the name, else those in which a title may have it.
 * Undefined where there is neither.
 *
 * @example findTests(files, 'order') // { files: ['tests/contract/order.test.ts', ...] }
 * @example findTests(files, 'seat and gives it back') // { files: ['tests/e2e/classroom.spec.ts'], title: 'seat and ...' }
 */
export function findTests(files: readonly ProjectFile[], name: string): MatchedTests | undefined {
  const named = files.filter(({ path }) => has(path, name))
  if (named.length > 0) return { files: named.map(({ path }) => path) }
  const titled = files.filter(({ text }) => has(text, name))
  return titled.length > 0 ? { files: titled.map(({ path }) => path), title: name } : undefined
}
