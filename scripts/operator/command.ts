import type { Api } from '#src/api/create-api.ts'
import type { CommandOptions } from './options.ts'

/**
 * The input of a command: the client for the operator's API calls, the arguments after the command's name, and the
 * options.
 */
export interface CommandInput {
  api: Api
  args: readonly string[]
  options: CommandOptions
}

/** A command of an operator: `npm run operator -- publish course 7`. */
export interface Command {
  /** The help of the command, one entry per line: the syntax, and what it does. */
  help: readonly (readonly [typed: string, does: string])[]
  /**
   * Whether `--language` names the language of an item's texts. Otherwise the option names the language in which the
   * operator works.
   */
  isLanguageOfTexts?: true
  /** Runs the command and returns the text to print. Throws an error with one sentence if the command fails. */
  run(input: CommandInput): Promise<string>
}

export type Commands = Readonly<Record<string, Command>>
