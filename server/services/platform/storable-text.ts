/** Whether PostgreSQL can store a text: it stores no NUL, and no half of a surrogate pair in JSON. Nobody types either. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
