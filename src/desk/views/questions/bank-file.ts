/** A chosen file of questions. It is read into memory so that exactly the bytes that were checked are imported. */
export interface ChosenBankFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The text of the file; undefined for archives and other binary files. */
  text: string | undefined
}

/** Returns the content of a file as text; undefined if it is not UTF-8 or contains a NUL character. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads a chosen file. */
export async function readBankFile(file: File): Promise<ChosenBankFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, text: textOf(bytes) }
}

/** Returns a file with the same name and another text. */
export const withBankText = ({ name }: ChosenBankFile, text: string): ChosenBankFile => ({
  name,
  bytes: new TextEncoder().encode(text),
  text,
})

/** Returns the bank as a `File` for an API call. */
export const createUploadFile = ({ name, bytes }: ChosenBankFile): File => new File([bytes], name)

/**
 * Returns the text with some of its lines replaced; lines count from 1.
 * @example replaceLines('a\nb\nc', 2, 2, 'B') // 'a\nB\nc'
 */
export function replaceLines(text: string, from: number, to: number, replacement: string): string {
  const lines = text.split('\n')
  return [...lines.slice(0, from - 1), ...replacement.split('\n'), ...lines.slice(to)].join('\n')
}

/** Returns the given lines of a text; lines count from 1. */
export const textOfLines = (text: string, from: number, to: number): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n')

/**
 * Whether a line of a GIFT file, after a question, no longer belongs to this question: a comment (which contains the
 * identifier of the next question), a category, or an empty line.
 */
const isBetween = (line: string | undefined): boolean =>
  line !== undefined && /^\s*(\/\/|\$CATEGORY:|$)/.test(line)
const isComment = (line: string | undefined): boolean => line !== undefined && /^\s*\/\//.test(line)

/** Whether a line ends a question in the XML formats of Moodle or QTI. */
const isXmlEnd = (line: string | undefined): boolean =>
  /<\/(question|(qti-)?assessment-?item)>/i.test(line ?? '')

/**
 * Returns the first and the last line of the question that begins at a line. The comment with its identifier is
 * included; comments that belong to the next question are not. `nextLine` is the line at which the next question
 * begins; undefined for the last question.
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
