import { readFiles } from '../checks/project-file.ts'
import { findTests, type MatchedTests } from './find-tests.ts'
import { runPlaywright } from './playwright.ts'
import type { TestPortal } from './portal.ts'
import type { TestStep } from './step.ts'
import { runVitest } from './vitest.ts'

const readTests = () => readFiles(['{src,server,scripts,tests}/**/*.{test,spec}.{ts,tsx}'])
const isBrowserTest = (path: string): boolean => path.endsWith('.spec.ts')

/** A title as a regular expression, which Playwright and vitest take. */
const literal = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The steps of `npm test -- NAME`: the tests of a file or a title. Throws one sentence where there are none. */
export function namedSteps(portal: TestPortal, name: string): TestStep[] {
  const meant = findTests(readTests(), name)
  if (!meant) throw new Error(`No step, file or title has "${name}".`)
  return [...besideSteps(meant, name), ...browserSteps(meant, portal, name)]
}

function besideSteps({ files, title }: MatchedTests, name: string): TestStep[] {
  const own = files.filter((file) => !isBrowserTest(file))
  if (own.length === 0) return []
  const words = [...own, '--passWithNoTests', ...(title ? ['-t', literal(title)] : [])]
  const run = () => runVitest('named', words)
  return [{ name: `tests "${name}"`, title: own.join(' '), needs: ['system'], run }]
}

function browserSteps({ files, title }: MatchedTests, portal: TestPortal, name: string): TestStep[] {
  const own = files.filter(isBrowserTest)
  if (own.length === 0) return []
  const words = [...own, ...(title ? ['--grep', literal(title)] : [])]
  const run = () => runPlaywright(portal, words)
  return [{ name: `browser tests "${name}"`, title: own.join(' '), needs: ['system', 'portal'], run }]
}
