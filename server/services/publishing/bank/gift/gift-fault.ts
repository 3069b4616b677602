import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankSpot } from '#src/domain/pool/bank/bank-question.ts'
import type { GiftLine } from './gift-line.ts'
import { findBraces, findSigns } from './gift-signs.ts'

/** How much of a line is shown that is not understood. */
const shown = 60

const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, shown)

/** A place in a question's text at which its syntax is broken. */
interface Broken extends Pick<BankFault, 'reason' | 'detail' | 'part'> {
  at: number
}

/** Why the braces around the answers are no pair. */
function brokenBraces(text: string, lineOf: (at: number) => number): Broken | undefined {
  const { open, close } = findBraces(text)
  if (close !== undefined && (open === undefined || close < open))
    return { at: close, reason: 'braceNotOpened' }
  if (open === undefined) return undefined
  const others = findSigns(text, '{}').filter(({ at }) => at > open)
  const again = others.find(({ sign }) => sign === '{')?.at
  if (again !== undefined && (close === undefined || again < close))
    return { at: again, reason: 'braceTwice' }
  if (close === undefined) return { at: open, reason: 'braceNotClosed', detail: String(lineOf(open)) }
  return again === undefined ? undefined : { at: again, reason: 'emptyLineMissing' }
}

const share = /^\s*%(?<value>[^%]*)%/

/** What is wrong with one of the answers; `from` is where it begins, after its sign. */
function brokenAnswer(answer: string, from: number, number: number): Broken | undefined {
  const value = share.exec(answer)?.groups?.value
  if (value !== undefined && !(value.trim() !== '' && Math.abs(Number(value)) <= 100))
    return { at: from, reason: 'badShare', detail: excerpt(`%${value}%`) }
  const words = answer.replace(share, '').replace(/#[\s\S]*$/, '')
  return words.trim() === '' ? { at: from, reason: 'empty', part: { kind: 'option', number } } : undefined
}

/** What is wrong with the answers between the braces. */
function brokenAnswers(text: string): Broken | undefined {
  const { open = 0, close = text.length } = findBraces(text)
  const signs = findSigns(text, '=~').filter(({ at }) => at > open && at < close)
  const [first] = signs
  const before = text.slice(open + 1, first?.at ?? close)
  if (first && before.trim() !== '')
    return { at: open + 1, reason: 'answerUnmarked', detail: excerpt(before) }
  for (const [index, { at }] of signs.entries()) {
    const broken = brokenAnswer(text.slice(at + 1, signs[index + 1]?.at ?? close), at, index + 1)
    if (broken) return broken
  }
  return undefined
}

/** Says why a question of GIFT can't be read, and at which line; `lines` are those that hold no remark. */
export function giftFault(lines: readonly GiftLine[], spot: BankSpot, found: { line: number }): BankFault {
  const text = lines.map((each) => each.text).join('\n')
  const lineOf = (at: number) => lines[text.slice(0, at).split('\n').length - 1]?.line ?? spot.line
  const broken = brokenBraces(text, lineOf) ?? brokenAnswers(text)
  if (broken) {
    const { at, reason, detail, part } = broken
    return { ...bankFault({ ...spot, line: lineOf(at) }, reason, detail), ...(part && { part }) }
  }
  const at = lines[found.line - 1] ?? lines.at(-1)
  return bankFault({ ...spot, line: at?.line ?? spot.line }, 'syntax', excerpt(at?.text ?? ''))
}
