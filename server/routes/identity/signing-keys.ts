import { Hono } from 'hono'
import { keySetPath } from '#src/hosting/live-path.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { keySet } from '../../services/platform/signing-key/sign-token.ts'

/** How long others may keep the set, in seconds: a key that is new to them is asked for sooner by its id. */
const keptFor = 300

/** The route of the public keys that receipts are signed with, as RFC 7517 has them. */
export function signingKeyRoutes({ db }: Pick<Dependencies, 'db'>): Hono<AppEnv> {
  const keys = new Hono<AppEnv>()
  keys.get(keySetPath, async (c) => {
    c.header('cache-control', `public, max-age=${keptFor}`)
    c.header('access-control-allow-origin', '*')
    return c.json(await keySet(db))
  })
  return keys
}
