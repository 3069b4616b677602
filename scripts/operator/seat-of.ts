import type { Config } from '#server/config.ts'
import type { DeskPlace } from '../desk/desk.ts'
import { readStoredSession } from '../desk/stored-session.ts'
import type { CommandOptions } from './options.ts'

/** In whose name, for which sites and in which language a command works. A named person goes before the command line's own session. */
export function seatOf(
  { origins }: Pick<Config, 'origins'>,
  { as, site, language }: CommandOptions,
): DeskPlace {
  const session = as ? undefined : readStoredSession(origins.main, Date.now())
  return {
    ...(as && { as }),
    ...(session && { session }),
    ...(site && { sites: site }),
    ...(language && { language }),
  }
}
