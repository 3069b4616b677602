/**
 * The Retry-After header in seconds, if a service is unavailable or the server is busy. Saves that are refused early
 * have another one: see refuse-under-load.ts.
 */
export const retryAfterSeconds = '5'
