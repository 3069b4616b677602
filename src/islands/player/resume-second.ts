/** The distance from the end, in seconds, within which a chapter starts again from the beginning. */
const nearEnd = 2

/**
 * Returns the second at which a chapter resumes: the saved position, or 0 if the chapter was watched to the end.
 * `seconds` is the length of the chapter.
 */
export const resumeSecondOf = (position: number, seconds: number): number =>
  position < seconds - nearEnd ? position : 0
