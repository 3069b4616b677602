/** The Retry-After header in seconds, if a service is unavailable or the server is busy. */
export const retryAfterSeconds = '5'
