import { randomBytes } from 'node:crypto'

/** A function that returns so many unguessable bytes. It is passed in, so that a test can foresee them. */
export type Random = (bytes: number) => Buffer

export const systemRandom: Random = (bytes) => randomBytes(bytes)

/** An unguessable name of 256 bits, fit for a cookie or an URL. */
export const randomName = (random: Random): string => random(32).toString('base64url')
