import { Hono } from 'hono'
import { keySetPath } from '#src/hosting/server-path.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { getKeySet } from '../../services/platform/signing-key/sign-token.ts'

/** How long clients may cache the key set, in seconds. They fetch it sooner if they find an unknown key id. */
const cacheSeconds = 300

/** Returns the route of the public keys that sign receipts, as in RFC 7517. */
export function createSigningKeyRoutes({ db }: Pick<Dependencies, 'db'>): Hono<AppEnv> {
  const keys = new Hono<AppEnv>()
  keys.get(keySetPath, async (c) => {
    c.header('cache-control', `public, max-age=${cacheSeconds}`)
    c.header('access-control-allow-origin', '*')
    return c.json(await getKeySet(db))
  })
  return keys
}
