import type { Api } from '#src/api/create-api.ts'
import type { CommandOptions } from './options.ts'

/** An action of the command `questions`, on a pool or on a question. Returns the text to print. */
export type QuestionAction = (api: Api, id: number, options: CommandOptions) => Promise<string>
