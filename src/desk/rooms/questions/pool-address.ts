import { $router, addressOf } from '../../address/router.ts'

type Search = Readonly<Record<string, string | undefined>>

/** Returns the search of an address without empty values. */
const withoutEmpty = (search: Search): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Record<string, string>

/** Returns the address of a pool with some values of the search changed; the others stay as the address has them. */
export const poolAddress = (id: number, change: Search): string =>
  addressOf($router, 'pool', { id }, withoutEmpty({ ...$router.get()?.search, ...change }))
