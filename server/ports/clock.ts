/** Returns the time in milliseconds since 1970. It is passed in, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
