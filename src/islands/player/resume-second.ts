/** The distance from the end, in seconds, within which a chapter restarts from the beginning. */
const nearEnd = 2

/** Returns the second at which a chapter of a length resumes: the saved position, or the beginning if it was watched to the end. */
export const resumeSecond = (position: number, seconds: number): number =>
  position < seconds - nearEnd ? position : 0
