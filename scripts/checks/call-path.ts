import { type CheckFinding, error } from './check-finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** Matches every text between quotes that begins with a slash. */
const pathTexts = /(['"`])(\/[^'"`\s]*)/g

/** Matches sign-on and sign-off, which are navigation and no calls. */
const navigation = /^\/user\/sso(\/|$)/

/** Matches the files that own the addresses of pages, some of which begin like a call's. */
const ownsAddresses = /^(src\/contract\/|src\/routes\.ts$)/

/**
 * Finds paths of calls outside the contract, where each stands once. `calls` are the declared paths; a text
 * that is one of them, or begins like one, is refused elsewhere.
 */
export function findCallPaths(files: readonly ProjectFile[], calls: readonly string[]): CheckFinding[] {
  const heads = [...new Set(calls.map((path) => `/${path.split('/')[1]}/`))]
  const isCall = (text: string): boolean => {
    const path = text.replace(/^\/api(?=\/)/, '')
    if (calls.includes(path)) return true
    return heads.some((head) => path.startsWith(head)) && !navigation.test(path)
  }
  const outside = files.filter((file) => !ownsAddresses.test(file.path) && !isTest(file))
  return outside.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pathTexts)]
          .filter(([, , found]) => isCall(found as string))
          .map(([, , found]) =>
            error(`${path}:${index + 1}`, `"${found}" is a call's path: import the call from src/contract`),
          ),
      ),
  )
}
