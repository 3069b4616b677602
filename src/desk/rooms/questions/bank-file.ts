/** A chosen file of questions, read into memory: what is checked is what is imported. */
export interface BankFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The text, if the file is one; archives have none. */
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
export async function readBankFile(file: File): Promise<BankFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, bytes, text: textOf(bytes) }
}

/** Returns the file with the given text. */
export const withText = ({ name }: BankFile, text: string): BankFile => ({
  name,
  bytes: new TextEncoder().encode(text),
  text,
})

/** Returns the file for a call. */
export const fileOf = ({ name, bytes }: BankFile): File => new File([bytes], name)

/**
 * Returns the text with some of its lines replaced; lines count from 1.
 * @example withLines('a\nb\nc', 2, 2, 'B') // 'a\nB\nc'
 */
export function withLines(text: string, from: number, to: number, replacement: string): string {
  const lines = text.split('\n')
  return [...lines.slice(0, from - 1), ...replacement.split('\n'), ...lines.slice(to)].join('\n')
}

/** Returns some lines of a text; lines count from 1. */
export const linesFrom = (text: string, from: number, to: number): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n')
