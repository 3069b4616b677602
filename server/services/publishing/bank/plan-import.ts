import type { BankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { listQuestionChanges, type QuestionChange } from '#src/domain/pool/bank/list-question-changes.ts'
import type { QuestionOutcome } from '#src/domain/pool/bank/merge-bank.ts'
import { formatAsPlainText } from '#src/domain/pool/formula/format-as-plain-text.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { decodeText, type FilesByName } from './files-by-name.ts'

/** The maximum number of characters of a file's line that are shown. */
const longestSource = 400

/** A question of a bank, and the outcome of its import. */
export interface PlannedQuestion {
  file: string
  line: number
  source: string
  question?: string
  text: string
  outcome: QuestionOutcome['outcome']
  changes: QuestionChange[]
  faults: (BankFault & { source: string })[]
}

/** Returns a function that returns the text of a line of a bank's files; empty if the file is not text. */
function lineFinder(files: FilesByName): (file: string, line: number) => string {
  const lines = new Map<string, string[]>()
  return (file, line) => {
    const known = lines.get(file) ?? decodeText(files.get(file))?.split('\n') ?? []
    lines.set(file, known)
    return (known[line - 1] ?? '').trimEnd().slice(0, longestSource)
  }
}

const titleOf = (question: QuestionDocument | undefined): string => {
  const words = question?.texts.en ?? Object.values(question?.texts ?? {})[0]
  return formatAsPlainText(words?.question ?? '')
}

/**
 * Returns the outcome of an import for each question of a bank, in the order of the lines. `faults` are the faults
 * that were found while the files were read.
 */
export function describeImportPlan(
  outcomes: readonly QuestionOutcome[],
  faults: readonly BankFault[],
  files: FilesByName,
): PlannedQuestion[] {
  const sourceAt = lineFinder(files)
  const withSource = (fault: BankFault) => ({ ...fault, source: sourceAt(fault.file, fault.line) })
  const unread = Map.groupBy(faults, ({ file, line, question }) => `${file} ${question ?? `line ${line}`}`)
  const refused = [...unread.values()].map((of): PlannedQuestion => {
    const { file, question } = of[0] as BankFault
    const line = Math.min(...of.map((each) => each.line))
    return {
      ...{ file, line, source: sourceAt(file, line), ...(question !== undefined && { question }) },
      ...{ text: '', outcome: 'refused', changes: [], faults: of.map(withSource) },
    }
  })
  const read = outcomes.map(
    ({ entry: { location, texts }, outcome, before, after, ...rest }): PlannedQuestion => {
      const { file, line, question } = location
      const own = texts.en ?? Object.values(texts)[0]
      return {
        ...{ file, line, source: sourceAt(file, line), ...(question !== undefined && { question }) },
        text: titleOf(after) || (own?.question ?? ''),
        outcome,
        changes: outcome === 'changed' && before && after ? listQuestionChanges(before, after) : [],
        faults: rest.faults.map(withSource),
      }
    },
  )
  return [...refused, ...read].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  )
}
