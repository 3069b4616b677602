import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankLocation } from '#src/domain/pool/bank/bank-question.ts'
import { findBraces, findControlCharacters } from './control-characters.ts'
import type { GiftLine } from './gift-line.ts'

/** The maximum length of the excerpt of an invalid line, in characters. */
const excerptLength = 60

const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, excerptLength)

/** A syntax error in a question. `at` is its position in the question's text, in characters from 0. */
interface SyntaxFault extends Pick<BankFault, 'reason' | 'detail' | 'part'> {
  at: number
}

/** Returns the syntax error in the braces around the answers, or undefined. */
function findBraceFault(text: string, lineOf: (position: number) => number): SyntaxFault | undefined {
  const { open, close } = findBraces(text)
  if (close !== undefined && (open === undefined || close < open))
    return { at: close, reason: 'braceNotOpened' }
  if (open === undefined) return undefined
  const otherBraces = findControlCharacters(text, '{}').filter(({ position: at }) => at > open)
  const secondBrace = otherBraces.find(({ character: sign }) => sign === '{')?.position
  if (secondBrace !== undefined && (close === undefined || secondBrace < close))
    return { at: secondBrace, reason: 'braceTwice' }
  if (close === undefined) return { at: open, reason: 'braceNotClosed', detail: String(lineOf(open)) }
  return secondBrace === undefined ? undefined : { at: secondBrace, reason: 'emptyLineMissing' }
}

const weight = /^\s*%(?<value>[^%]*)%/

/**
 * Returns the syntax error in an answer, or undefined. `answer` is the text after the control character of the
 * answer, `from` is the position of this character, and `number` counts the answers from 1.
 */
function findAnswerFault(answer: string, from: number, number: number): SyntaxFault | undefined {
  const value = weight.exec(answer)?.groups?.value
  if (value !== undefined && !(value.trim() !== '' && Math.abs(Number(value)) <= 100))
    return { at: from, reason: 'badShare', detail: excerpt(`%${value}%`) }
  const answerText = answer.replace(weight, '').replace(/#[\s\S]*$/, '')
  return answerText.trim() === ''
    ? { at: from, reason: 'empty', part: { kind: 'option', number } }
    : undefined
}

/** Returns the first syntax error in the answers between the braces, or undefined. */
function findAnswersFault(text: string): SyntaxFault | undefined {
  const { open = 0, close = text.length } = findBraces(text)
  const signs = findControlCharacters(text, '=~').filter(({ position: at }) => at > open && at < close)
  const [first] = signs
  const before = text.slice(open + 1, first?.position ?? close)
  if (first && before.trim() !== '')
    return { at: open + 1, reason: 'answerUnmarked', detail: excerpt(before) }
  for (const [index, { position: at }] of signs.entries()) {
    const fault = findAnswerFault(text.slice(at + 1, signs[index + 1]?.position ?? close), at, index + 1)
    if (fault) return fault
  }
  return undefined
}

/**
 * Returns the syntax error in a GIFT question that can't be parsed, with its line in the file; `lines` are the lines
 * of the question without comments.
 */
export function findGiftFault(
  lines: readonly GiftLine[],
  location: BankLocation,
  found: { line: number },
): BankFault {
  const text = lines.map((giftLine) => giftLine.text).join('\n')
  const lineOf = (position: number) =>
    lines[text.slice(0, position).split('\n').length - 1]?.line ?? location.line
  const fault = findBraceFault(text, lineOf) ?? findAnswersFault(text)
  if (fault) {
    const { at, reason, detail, part } = fault
    return { ...createBankFault({ ...location, line: lineOf(at) }, reason, detail), ...(part && { part }) }
  }
  const line = lines[found.line - 1] ?? lines.at(-1)
  return createBankFault(
    { ...location, line: line?.line ?? location.line },
    'syntax',
    excerpt(line?.text ?? ''),
  )
}
