import { type GiftLine, isGiftComment } from './gift-line.ts'

/** Matches an identifier as Moodle writes it: a closing bracket is escaped by a backslash. */
const identifier = /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u

/**
 * Matches identifiers and tags that are placed before a question's text or after its title, as other systems than
 * Moodle write them.
 */
const leadingTags = /^(\s*(?:::(?:\\.|(?!::).)*::)?)\s*((?:\[(?:id|tag):(?:\\\]|[^\]\p{Cc}])+\]\s*)+)/u

const readIdentifier = (text: string): string | undefined =>
  identifier.exec(text)?.[1]?.trim().replaceAll('\\]', ']') || undefined

/** A question's identifier (or null), and its lines without comments and identifiers. */
export interface IdentifiedLines {
  code: string | null
  lines: [GiftLine, ...GiftLine[]]
}

/**
 * Extracts the identifier of a question's block: from a comment (`// [id:R-1] [tag:easy]`), else from the beginning
 * of its first line (`[id:R-1] Which?` or `::Title:: [id:R-1] Which?`). Invariant: at least one line of the block is
 * not a comment.
 */
export function extractIdentifier(block: readonly GiftLine[]): IdentifiedLines {
  const comments = block.filter(isGiftComment).map(({ text }) => text)
  const [first, ...rest] = block.filter((line) => !isGiftComment(line)) as [GiftLine, ...GiftLine[]]
  const [whole = '', title = '', marks = ''] = leadingTags.exec(first.text) ?? []
  const code = readIdentifier(comments.join('\n')) ?? readIdentifier(marks) ?? null
  return { code, lines: [{ ...first, text: `${title}${first.text.slice(whole.length)}` }, ...rest] }
}
