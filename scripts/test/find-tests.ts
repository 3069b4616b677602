import type { ProjectFile } from '../checks/project-file.ts'

/** The tests that match a name: whole files, or those tests of the files whose title contains the name. */
export interface TestSelection {
  files: string[]
  /** The text that the title of a test must contain; undefined to run all tests of the files. */
  title?: string
}

const contains = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/**
 * Finds the tests for `npm test -- NAME`: the test files whose path contains the name; if there are none, the test
 * files in which a title may contain the name. Returns undefined if nothing matches.
 * @example findTests(files, 'order') // { files: ['tests/contract/order.test.ts', ...] }
 * @example findTests(files, 'seat and gives it back') // { files: ['tests/e2e/classroom.spec.ts'], title: 'seat and
 * ...' }
 */
export function findTests(files: readonly ProjectFile[], name: string): TestSelection | undefined {
  const matchingFiles = files.filter(({ path }) => contains(path, name))
  if (matchingFiles.length > 0) return { files: matchingFiles.map(({ path }) => path) }
  const filesWithTitle = files.filter(({ text }) => contains(text, name))
  return filesWithTitle.length > 0
    ? { files: filesWithTitle.map(({ path }) => path), title: name }
    : undefined
}
