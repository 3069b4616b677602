/** Returns whether PostgreSQL can store a text. It stores no NUL, and in JSON no unpaired surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
