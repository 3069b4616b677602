import type * as z from 'zod/mini'

/**
 * Matches an invalid character: control characters except tab and line feed, lone surrogates, and code points that
 * Unicode reserves as noncharacters.
 */
const invalidCharacter = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]--[\t\n]]/v

/**
 * Matches possibly invalid characters, including surrogate pairs. Most texts have none, and this search takes half
 * the time of the exact one.
 */
const possiblyInvalid = /[^\t\n -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/

/** A character that no page can show, such as U+0007, and its path in a document. */
export interface InvalidCharacter {
  path: (string | number)[]
  character: string
}

const nameOf = (found: string): string =>
  `U+${(found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`

/** Returns the first invalid character of each text of a document. */
export function findInvalidCharacters(value: unknown): InvalidCharacter[] {
  if (typeof value === 'string') {
    const [found] = possiblyInvalid.test(value) ? (invalidCharacter.exec(value) ?? []) : []
    return found === undefined ? [] : [{ path: [], character: nameOf(found) }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    findInvalidCharacters(each).map(({ path, ...found }) => ({
      ...found,
      path: [Array.isArray(value) ? Number(key) : key, ...path],
    })),
  )
}

/** Returns a document's schema with a check that refuses texts with invalid characters. */
export const withCharacterCheck = <Document extends z.ZodMiniObject>(document: Document): Document =>
  document.check(({ value, issues }) => {
    for (const { path, character: found } of findInvalidCharacters(value))
      issues.push({ code: 'custom', path, message: `holds ${found}, which can't be shown`, input: value })
  }) as Document

const reference = /&#(?:x([0-9a-f]+)|(\d+))/gi

/** Whether all numeric character references (`&#7;`) of a rich text are valid characters. */
export const hasValidReferences = (html: string): boolean =>
  [...html.matchAll(reference)].every(([, hex, decimal]) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff && !invalidCharacter.test(String.fromCodePoint(code))
  })
