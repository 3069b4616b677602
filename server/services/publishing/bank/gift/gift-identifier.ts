import { type GiftLine, isRemark } from './gift-line.ts'

/** As Moodle writes and reads it: a closing bracket in an identifier has a backslash before it. */
const identifier = /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u

/** Identifiers and tags in front of a question's words or behind its title, where other systems write them. */
const inFront = /^(\s*(?:::(?:\\.|(?!::).)*::)?)\s*((?:\[(?:id|tag):(?:\\\]|[^\]\p{Cc}])+\]\s*)+)/u

const read = (text: string): string | undefined =>
  identifier.exec(text)?.[1]?.trim().replaceAll('\\]', ']') || undefined

/** A question's identifier, null without one, and its lines without remarks and identifiers. */
export interface IdentifiedLines {
  code: string | null
  lines: [GiftLine, ...GiftLine[]]
}

/**
 * Takes the identifier out of a question's block: from a remark (`// [id:R-1] [tag:easy]`), else from the beginning of its first
 * line (`[id:R-1] Which?` or `::Title:: [id:R-1] Which?`). Invariant: a block has a line that is no remark.
 */
export function takeIdentifier(block: readonly GiftLine[]): IdentifiedLines {
  const remarks = block.filter(isRemark).map(({ text }) => text)
  const [first, ...rest] = block.filter((line) => !isRemark(line)) as [GiftLine, ...GiftLine[]]
  const [whole = '', title = '', marks = ''] = inFront.exec(first.text) ?? []
  const code = read(remarks.join('\n')) ?? read(marks) ?? null
  return { code, lines: [{ ...first, text: `${title}${first.text.slice(whole.length)}` }, ...rest] }
}
