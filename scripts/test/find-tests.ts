import type { ProjectFile } from '../checks/project-file.ts'

/** The tests that a name matches: whole files, or the tests of the given files whose title contains it. */
export interface TestSelection {
  files: string[]
  /** Selects the tests whose title contains this text. If it is undefined, all tests of the files run. */
  title?: string
}

const contains = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())

/**
 * Resolves `npm test -- NAME`: the test files whose path contains the name, else those in which a title may contain it. Undefined if
 * there is neither.
 * @example findTests(files, 'order') // { files: ['tests/contract/order.test.ts', ...] }
 * @example findTests(files, 'seat and gives it back') // { files: ['tests/e2e/classroom.spec.ts'], title: 'seat and ...' }
 */
export function findTests(files: readonly ProjectFile[], name: string): TestSelection | undefined {
  const matchingFiles = files.filter(({ path }) => contains(path, name))
  if (matchingFiles.length > 0) return { files: matchingFiles.map(({ path }) => path) }
  const filesWithTitle = files.filter(({ text }) => contains(text, name))
  return filesWithTitle.length > 0
    ? { files: filesWithTitle.map(({ path }) => path), title: name }
    : undefined
}
