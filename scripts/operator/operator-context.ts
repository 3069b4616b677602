import type { Config } from '#server/config.ts'
import type { OperatorContext } from '../api-client/operator-api.ts'
import { readStoredSession } from '../api-client/stored-session.ts'
import type { Command } from './command.ts'
import type { CommandOptions } from './options.ts'

/**
 * Returns the person, sites and language for which a command works. A person named by --as takes precedence over the
 * stored session. If --language names the language of an item's texts, it is ignored here, because most sites do not
 * have all languages of an item.
 */
export function operatorContextOf(
  { origins }: Pick<Config, 'origins'>,
  { as, site, language }: CommandOptions,
  command?: Pick<Command, 'isLanguageOfTexts'>,
): OperatorContext {
  const session = as ? undefined : readStoredSession(origins.main, Date.now())
  return {
    ...(as && { as }),
    ...(session && { session }),
    ...(site && { sites: site }),
    ...(language && !command?.isLanguageOfTexts && { language }),
  }
}
