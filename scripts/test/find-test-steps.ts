import { readProjectFiles } from '../checks/project-file.ts'
import { findTests, type TestSelection } from './find-tests.ts'
import { runPlaywright } from './playwright.ts'
import type { TestPortal } from './portal.ts'
import type { TestStep } from './step.ts'
import { runVitest } from './vitest.ts'

const readTests = () => readProjectFiles(['{src,server,scripts,tests}/**/*.{test,spec}.{ts,tsx}'])
const isBrowserTest = (path: string): boolean => path.endsWith('.spec.ts')

/** Escapes the title of a test for use in a regular expression of Playwright or Vitest. */
const escapeTitle = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the steps for `npm test -- NAME`: they run the tests of a file, or those with a title. Throws an error
 * with one sentence if no test matches.
 */
export function findTestSteps(portal: TestPortal, name: string): TestStep[] {
  const matched = findTests(readTests(), name)
  if (!matched) throw new Error(`No step, file or title has "${name}".`)
  return [...vitestSteps(matched, name), ...browserSteps(matched, portal, name)]
}

function vitestSteps({ files, title }: TestSelection, name: string): TestStep[] {
  const ownFiles = files.filter((file) => !isBrowserTest(file))
  if (ownFiles.length === 0) return []
  const args = [...ownFiles, '--passWithNoTests', ...(title ? ['-t', escapeTitle(title)] : [])]
  const run = () => runVitest('named', args)
  return [{ name: `tests "${name}"`, title: ownFiles.join(' '), needs: ['system'], run }]
}

function browserSteps({ files, title }: TestSelection, portal: TestPortal, name: string): TestStep[] {
  const ownFiles = files.filter(isBrowserTest)
  if (ownFiles.length === 0) return []
  const args = [...ownFiles, ...(title ? ['--grep', escapeTitle(title)] : [])]
  const run = () => runPlaywright(portal, args)
  return [{ name: `browser tests "${name}"`, title: ownFiles.join(' '), needs: ['system', 'portal'], run }]
}
