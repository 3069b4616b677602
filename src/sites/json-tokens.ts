/** A token of JSON and its line, starting at 1. The last token is empty and marks the end of the text. */
export interface JsonToken {
  text: string
  line: number
}

/**
 * Matches a token: brackets, commas and colons; strings; words such as `true` and numbers; strings that are not
 * closed on their line.
 */
const tokenForm = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"|[^\s{}[\],:"]+|"[^\n]*/g

/** Splits a text into tokens, without checking that words are valid JSON. */
export function splitJsonTokens(text: string): JsonToken[] {
  let line = 1
  let seen = 0
  const lineAt = (index: number) => {
    line += text.slice(seen, index).split('\n').length - 1
    seen = index
    return line
  }
  const tokens = [...text.matchAll(tokenForm)].map((match) => ({ text: match[0], line: lineAt(match.index) }))
  return [...tokens, { text: '', line: lineAt(text.length) }]
}
