import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })),
})
type Key = z.infer<typeof keySet>['keys'][number]

/**
 * The minimum time in milliseconds for which a key set is cached, so that forged tokens can't make the portal fetch
 * it again and again.
 */
const cachedMs = 60_000

/** Finds the provider's keys of one key type. If a signature has a key id, only the key with this id is returned. */
export type KeyFinder = (query: { kid: string | undefined; kty: string }, now: number) => Promise<KeyObject[]>

/**
 * Returns a function that finds keys in the key set at a provider's URL (RFC 7517). The key set is fetched at the
 * first use. It is fetched again if a signature names an unknown key, because providers rotate their keys.
 */
export function createProviderKeyFinder(
  fetch: (url: string, options: never) => Promise<Response>,
): (address: string | undefined) => KeyFinder {
  let cached: { keys: Key[]; at: number } | undefined
  const load = async (address: string | undefined, now: number) => {
    if (!address) throw new Error('The metadata of the provider have no jwks_uri')
    const options = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) }
    const response = await fetch(address, options as never)
    if (!response.ok) throw new Error(`The provider's keys could not be fetched: status ${response.status}`)
    cached = { keys: keySet.parse(await response.json()).keys, at: now }
    return cached.keys
  }
  return (address) =>
    async ({ kid, kty }, now) => {
      const matches = (key: Key) =>
        key.kty === kty && key.use !== 'enc' && (kid === undefined || key.kid === kid)
      const found = cached?.keys.filter(matches) ?? []
      const stale = !cached || now - cached.at >= cachedMs
      const keys = found.length === 0 && stale ? (await load(address, now)).filter(matches) : found
      return keys.map((key) => createPublicKey({ key: key as JsonWebKey, format: 'jwk' }))
    }
}
