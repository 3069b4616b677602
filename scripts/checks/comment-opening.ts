import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** Matches a comment that begins with a clause instead of its subject, such as "What a start ends with". */
const opening = /^\s*(?:\/\*\*?|\/\/|\*) (?:What|Who|Whoever|Without|Of) /

/** Finds comments that begin with a clause. */
export const findCommentOpenings = (files: readonly ProjectFile[]): CheckFinding[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        opening.test(line)
          ? [createError(`${path}:${index + 1}`, 'begin the comment with its subject, or with "Returns"')]
          : [],
      ),
  )
