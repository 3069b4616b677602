import { randomBytes } from 'node:crypto'

/** Returns unguessable bytes. It is passed in, so that tests can predict them. */
export type Random = (bytes: number) => Buffer

export const systemRandom: Random = (bytes) => randomBytes(bytes)

/** Returns an unguessable name of 256 bits for a cookie or a URL. */
export const createRandomName = (random: Random): string => random(32).toString('base64url')
