import { execFileSync } from 'node:child_process'
import type { Mutant } from './find-mutants.ts'

/**
 * The changed lines of each file, as the numbers of the first and last line of each changed block. Lines count from
 * 1.
 */
export type ChangedLines = ReadonlyMap<string, readonly (readonly [first: number, last: number])[]>

/**
 * Parses the output of `git diff -U0`. Returns the added and changed lines of each file.
 * @example parseChangedLines('+++ b/src/a.ts\n@@ -3 +3,2 @@') // Map { 'src/a.ts' => [[3, 4]] }
 */
export function parseChangedLines(difference: string): ChangedLines {
  const changed = new Map<string, [number, number][]>()
  let file = ''
  for (const line of difference.split('\n')) {
    file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? file
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (first === undefined || count === '0') continue
    changed.set(file, [...(changed.get(file) ?? []), [Number(first), Number(first) + Number(count) - 1]])
  }
  return changed
}

/** Returns the lines that differ from a revision, including uncommitted changes. */
export const listChangedLines = (since: string): ChangedLines =>
  parseChangedLines(execFileSync('git', ['diff', '-U0', since], { encoding: 'utf8', maxBuffer: 2 ** 28 }))

/** Whether a mutant begins on a changed line. */
export const isOnChangedLine = (changed: ChangedLines, { file, start }: Mutant): boolean =>
  changed.get(file)?.some(([first, last]) => first <= start.line && start.line <= last) ?? false
