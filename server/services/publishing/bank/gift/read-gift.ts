import { type GIFTQuestion, type SyntaxError as GiftError, parse } from 'gift-pegjs'
import { type BankFault, faultAt, type ReadBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { Spot } from '#src/domain/pool/bank/bank-question.ts'
import { type Categorized, pathOfCategory, withCategories } from '../category.ts'
import { readGiftQuestion } from './read-gift-question.ts'

/** A line of a file, with its number. */
interface Line {
  line: number
  text: string
}

const isRemark = ({ text }: Line): boolean => text.trim().startsWith('//')

/**
 * The blocks between empty lines, of which each is a question or a category. Remarks before one belong to it, also with an
 * empty line between: its id may stand there.
 */
function blocksIn(text: string): Line[][] {
  const blocks: Line[][] = []
  let current: Line[] = []
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { line: index + 1, text: each }
    if (each.trim() !== '') current.push(line)
    else if (!current.every(isRemark)) {
      blocks.push(current)
      current = []
    }
  }
  return current.every(isRemark) ? blocks : [...blocks, current]
}

/** How much of a line is shown that is not understood. */
const shown = 60

const isSyntax = (error: unknown): error is GiftError =>
  error instanceof Error && 'location' in error && error.name === 'SyntaxError'

function parsed(file: string, block: readonly Line[]): GIFTQuestion[] | BankFault {
  try {
    return parse(block.map(({ text }) => text).join('\n'))
  } catch (error) {
    if (!isSyntax(error)) throw error
    const at = block[error.location.start.line - 1] ?? block.at(-1)
    return faultAt({ file, line: at?.line ?? 1 }, 'syntax', at?.text.trim().slice(0, shown))
  }
}

/** Reads GIFT, a question at a time, so that each one's fault is told with its line. */
export function readGift(file: string, text: string, language: string): ReadBank {
  const bank: ReadBank = { questions: [], faults: [] }
  const categorized: Categorized[] = []
  const paths: string[][] = []
  let path: string[] = []
  for (const block of blocksIn(text)) {
    const spot: Spot = { file, line: block.find((line) => !isRemark(line))?.line ?? 1 }
    const found = parsed(file, block)
    if (!Array.isArray(found)) bank.faults.push(found)
    else
      for (const each of found) {
        if (each.type === 'Category') {
          path = pathOfCategory(each.title)
          if (path.length > 0) paths.push(path)
          continue
        }
        const { question, faults } = readGiftQuestion(each, spot, language)
        if (faults.length > 0) bank.faults.push(...faults)
        else if (question) categorized.push({ question, path })
      }
  }
  return { ...bank, questions: withCategories(categorized, paths) }
}
