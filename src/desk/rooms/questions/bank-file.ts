/** A chosen file of questions, read into memory, so that the checked bytes are the imported bytes. */
export interface ChosenBank {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The text of the file; undefined for archives. */
  text: string | undefined
}

/** Returns the text of a file that is UTF-8 without NUL; undefined for others. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads a chosen file. */
export async function readBankFile(file: File): Promise<ChosenBank> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, text: textOf(bytes) }
}

/** Returns the file with the given text. */
export const withText = ({ name }: ChosenBank, text: string): ChosenBank => ({
  name,
  bytes: new TextEncoder().encode(text),
  text,
})

/** Returns the file for a call. */
export const createUpload = ({ name, bytes }: ChosenBank): File => new File([bytes], name)

/**
 * Returns the text with some of its lines replaced; lines count from 1.
 * @example replaceLines('a\nb\nc', 2, 2, 'B') // 'a\nB\nc'
 */
export function replaceLines(text: string, from: number, to: number, replacement: string): string {
  const lines = text.split('\n')
  return [...lines.slice(0, from - 1), ...replacement.split('\n'), ...lines.slice(to)].join('\n')
}

/** Returns some lines of a text; lines count from 1. */
export const textOfLines = (text: string, from: number, to: number): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n')

/** Lines of GIFT that belong to the question after them, or to none: comments with identifiers, categories, empty lines. */
const isBetween = (line: string | undefined): boolean =>
  line !== undefined && /^\s*(\/\/|\$CATEGORY:|$)/.test(line)
const isComment = (line: string | undefined): boolean => line !== undefined && /^\s*\/\//.test(line)

/** The last line of a question in XML: Moodle's and QTI's. */
const isXmlEnd = (line: string | undefined): boolean =>
  /<\/(question|(qti-)?assessment-?item)>/i.test(line ?? '')

/**
 * Returns the first and the last line of a question that begins at a line, with the comment that identifies it, and without what
 * belongs to the next question. `nextLine` is where the next question begins; undefined for the last one.
 */
export function linesOfQuestion(
  text: string,
  line: number,
  nextLine: number | undefined,
): { from: number; to: number } {
  const lines = text.split('\n')
  const end = Math.max(line, (nextLine ?? lines.length + 1) - 1)
  if (text.trimStart().startsWith('<')) {
    const length = lines.slice(line - 1, end).findIndex(isXmlEnd)
    return { from: line, to: length < 0 ? end : line + length }
  }
  let [from, to] = [line, end]
  while (isComment(lines[from - 2])) from -= 1
  while (to > line && isBetween(lines[to - 1])) to -= 1
  return { from, to }
}
