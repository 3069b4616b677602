import type { Api } from '#src/api/create-api.ts'
import type { CommandOptions } from './options.ts'

/** An action of the command `questions` on a pool or a question; returns what it prints. */
export type QuestionAction = (api: Api, id: number, options: CommandOptions) => Promise<string>
