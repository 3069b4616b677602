import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })),
})
type Key = z.infer<typeof keySet>['keys'][number]

/** How long a set of keys is kept at least, in milliseconds, so that strangers can't make the portal fetch. */
const keptMs = 60_000

/** Finds the provider's keys of a kind, by the name that a signature gives its key, if it gives one. */
export type FindKeys = (wanted: { kid: string | undefined; kty: string }, now: number) => Promise<KeyObject[]>

/**
 * The keys at a provider's address (RFC 7517), fetched when they are first wanted, and again when a signature names a key that is not
 * among them: providers rotate their keys.
 */
export function providerKeys(
  fetch: (url: string, options: never) => Promise<Response>,
): (address: string | undefined) => FindKeys {
  let kept: { keys: Key[]; at: number } | undefined
  const load = async (address: string | undefined, now: number) => {
    if (!address) throw new Error('The provider names no keys')
    const options = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) }
    const answer = await fetch(address, options as never)
    if (!answer.ok) throw new Error(`The provider's keys are not to be had: ${answer.status}`)
    kept = { keys: keySet.parse(await answer.json()).keys, at: now }
    return kept.keys
  }
  return (address) =>
    async ({ kid, kty }, now) => {
      const fits = (key: Key) =>
        key.kty === kty && key.use !== 'enc' && (kid === undefined || key.kid === kid)
      const found = kept?.keys.filter(fits) ?? []
      const stale = !kept || now - kept.at >= keptMs
      const keys = found.length === 0 && stale ? (await load(address, now)).filter(fits) : found
      return keys.map((key) => createPublicKey({ key: key as JsonWebKey, format: 'jwk' }))
    }
}
