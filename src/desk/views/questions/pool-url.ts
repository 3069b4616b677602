import { $router, urlOf } from '../../address/router.ts'

type Search = Readonly<Record<string, string | undefined>>

/** Returns the query parameters of a URL, without empty values. */
const withoutEmpty = (search: Search): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Record<string, string>

/** Returns the URL of a pool with some query parameters changed; the others stay as they are in the current URL. */
export const poolUrl = (id: number, change: Search): string =>
  urlOf($router, 'pool', { id }, withoutEmpty({ ...$router.get()?.search, ...change }))
