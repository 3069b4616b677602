/** The time, in milliseconds since 1970. Passed in, so that a test can move it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
