import { type GIFTQuestion, type SyntaxError as GiftError, parse } from 'gift-pegjs'
import type { BankFault, ParsedBank } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation } from '#src/domain/pool/bank/bank-question.ts'
import { addCategoryNames, pathOfCategory, type QuestionInCategory } from '../category.ts'
import { giftTitleOf } from './control-characters.ts'
import { escapeStrayCharacters } from './escape-stray-characters.ts'
import { findGiftFault } from './gift-fault.ts'
import { extractIdentifier } from './gift-identifier.ts'
import { type GiftLine, splitGiftBlocks } from './gift-line.ts'
import { readGiftQuestion } from './read-gift-question.ts'

const isSyntax = (error: unknown): error is GiftError =>
  error instanceof Error && 'location' in error && error.name === 'SyntaxError'

function parseBlock(lines: readonly GiftLine[], location: BankLocation): GIFTQuestion[] | BankFault {
  const text = lines.map((giftQuestion) => giftQuestion.text).join('\n')
  const isCategory = text.trimStart().startsWith('$CATEGORY:')
  try {
    return parse(isCategory ? text : escapeStrayCharacters(text))
  } catch (error) {
    if (!isSyntax(error)) throw error
    return findGiftFault(lines, location, error.location.start)
  }
}

/** Reads a GIFT file question by question, so that the line of each fault is known. */
export function readGiftBank(file: string, text: string, language: string): ParsedBank {
  const bank: ParsedBank = { questions: [], faults: [] }
  const categorized: QuestionInCategory[] = []
  const paths: string[][] = []
  let path: string[] = []
  for (const block of splitGiftBlocks(text)) {
    const { code, lines } = extractIdentifier(block)
    const question = code ?? giftTitleOf(lines[0].text)
    const location: BankLocation = { file, line: lines[0].line, ...(question !== '' && { question }) }
    const found = parseBlock(lines, location)
    if (!Array.isArray(found)) bank.faults.push(found)
    else
      for (const giftQuestion of found) {
        if (giftQuestion.type === 'Category') {
          path = pathOfCategory(giftQuestion.title)
          if (path.length > 0) paths.push(path)
          continue
        }
        const { question: read, faults } = readGiftQuestion(giftQuestion, { location, code, language })
        if (faults.length > 0) bank.faults.push(...faults)
        else if (read) categorized.push({ question: read, path })
      }
  }
  return { ...bank, questions: addCategoryNames(categorized, paths) }
}
