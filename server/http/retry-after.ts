/** After how many seconds a client may ask again, where something is away or too much is asked. */
export const retryAfterSeconds = '5'
