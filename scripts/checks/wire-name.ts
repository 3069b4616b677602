import { error, type Finding } from './finding.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** How names of the wire end. The brackets keep the check from finding itself. */
const wireName = /\w*D[T]O\w*/

/** Wire names stop at the contract: everything else uses the portal's own names. */
export function findWireNames(files: readonly ProjectFile[]): Finding[] {
  const outside = files.filter((file) => !file.path.startsWith('src/contract/') && !isTest(file))
  return outside.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = wireName.exec(line)?.[0]
      return found
        ? [error(`${path}:${index + 1}`, `"${found}" is a wire name: translate it in src/contract`)]
        : []
    }),
  )
}
