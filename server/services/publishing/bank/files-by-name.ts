/** The files of a bank by name: a single file, or the files of a ZIP archive. */
export type FilesByName = ReadonlyMap<string, Uint8Array>

/**
 * Returns the text of a UTF-8 file, with or without a byte order mark; undefined for bytes that are not UTF-8, and
 * for text with a NUL character.
 */
export function decodeText(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes?.includes(0) ? undefined : bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)
