import type { Api } from '#src/api/create-api.ts'
import type { CommandOptions } from './options.ts'

/**
 * The input of a command: the API as the operator may use it, the arguments after the command's name, and the
 * options.
 */
export interface CommandInput {
  api: Api
  args: readonly string[]
  options: CommandOptions
}

/** A command of an operator: `npm run operator -- publish course 7`. */
export interface Command {
  /** The lines of the help: the syntax of the command, and its effect. */
  help: readonly (readonly [typed: string, does: string])[]
  /** Whether `--language` names texts of an item; otherwise it names the language in which the operator works. */
  isLanguageOfTexts?: true
  /** Runs the command and returns the text to print; throws an error with one sentence if it can't. */
  run(input: CommandInput): Promise<string>
}

export type Commands = Readonly<Record<string, Command>>
