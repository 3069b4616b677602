/** The files of a bank by their names: one alone, or those of a ZIP archive. */
export type Bundle = ReadonlyMap<string, Uint8Array>

/** The text of a file: UTF-8, with or without a mark at its beginning; undefined for other bytes, and for a NUL, which no text has. */
export function decodeText(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes?.includes(0) ? undefined : bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)
