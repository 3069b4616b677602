/**
 * Returns whether PostgreSQL can store a text. It can't store the character NUL, nor an unpaired surrogate in JSON.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
