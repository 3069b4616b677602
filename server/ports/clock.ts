/** A function that returns the time in milliseconds since 1970. It is passed in, so that a test can move it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
