import type { Api } from '#src/api/create-api.ts'
import type { CommandOptions } from './options.ts'

/** What an act is given: the API as the operator has it, the words after its name, and the options. */
export interface CommandInput {
  api: Api
  words: readonly string[]
  options: CommandOptions
}

/** Something that an operator does by a command: `npm run operator -- publish course 7`. */
export interface Command {
  /** What the help says: how it is typed, and what comes of it. */
  help: readonly (readonly [typed: string, does: string])[]
  /** Does it, and answers what to print; throws one sentence where it can't. */
  run(given: CommandInput): Promise<string>
}

export type Commands = Readonly<Record<string, Command>>
