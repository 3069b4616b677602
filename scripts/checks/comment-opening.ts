import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** A comment that begins with a clause in place of its subject: "What a start ends with". docs/terms/code.md. */
const opening = /^\s*(?:\/\*\*?|\/\/|\*) (?:What|Who|Whoever|Without|Of) /gm

/** The folders in which such comments are left, with their number. A number may only shrink. */
export type CommentBaseline = Readonly<Record<string, number>>

const count = (files: readonly ProjectFile[], folder: string): number =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .reduce((sum, { text }) => sum + (text.match(opening)?.length ?? 0), 0)

/** Finds folders with more comments that begin with a clause than the baseline allows, and numbers that can be lowered. */
export const findCommentOpenings = (
  files: readonly ProjectFile[],
  baseline: CommentBaseline,
): CheckFinding[] =>
  Object.entries(baseline).flatMap(([folder, allowed]) => {
    const found = count(files, folder)
    if (found > allowed)
      return [
        error(
          folder,
          `${found} comments begin with What, Who, Whoever, Without or Of; at most ${allowed} may`,
        ),
      ]
    return found < allowed
      ? [error(folder, `lower the number of comment openings from ${allowed} to ${found}`)]
      : []
  })
