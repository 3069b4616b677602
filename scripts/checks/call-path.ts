import { type CheckFinding, createError } from './check-finding.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** Matches quoted strings that begin with a slash. */
const pathTexts = /(['"`])(\/[^'"`\s]*)/g

/** Matches the paths of sign-in and sign-out, which are links and not API calls. */
const navigation = /^\/user\/sso(\/|$)/

/** Matches the files that define the URLs of pages. Some of these URLs begin like the path of a call. */
const ownsAddresses = /^(src\/contract\/|src\/routes\.ts$)/

/**
 * Finds paths of API calls outside the contract, where each path must be declared only once. `calls` are the
 * declared paths. Any other string that equals a path or begins like one is an error.
 */
export function findHardcodedCallPaths(
  files: readonly ProjectFile[],
  calls: readonly string[],
): CheckFinding[] {
  const firstSegments = [...new Set(calls.map((path) => `/${path.split('/')[1]}/`))]
  const isCall = (text: string): boolean => {
    const path = text.replace(/^\/api(?=\/)/, '')
    if (calls.includes(path)) return true
    return firstSegments.some((head) => path.startsWith(head)) && !navigation.test(path)
  }
  const outside = files.filter((file) => !ownsAddresses.test(file.path) && !isTestFile(file))
  return outside.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pathTexts)]
          .filter(([, , found]) => isCall(found as string))
          .map(([, , found]) =>
            createError(
              `${path}:${index + 1}`,
              `"${found}" is a call's path: import the call from src/contract`,
            ),
          ),
      ),
  )
}
