import { closeContactRequest } from '#src/contract/messaging/contact.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, CommandInput, Commands } from './command.ts'
import { parseNumber } from './parse-arguments.ts'

const usage = 'The number of the contact request is missing: contact 9'

const completeContact = async ({ api, args }: CommandInput, answer?: string): Promise<number> => {
  if (args[0] !== 'contact') throw new Error(usage)
  const id = parseNumber(args, 1, usage)
  await unwrapOrThrow(api.call(closeContactRequest, { id, ...(answer && { answer }) }))
  return id
}

const answer: Command = {
  help: [['answer contact 9 --text "..."', 'answer a contact request by email']],
  async run(input) {
    const { text } = input.options
    if (!text) throw new Error('--text is missing: it is the answer.')
    return `contact ${await completeContact(input, text)} is answered.`
  },
}

const dismiss: Command = {
  help: [['dismiss contact 9', 'close a contact request without an answer']],
  run: async (input) => `contact ${await completeContact(input)} is closed.`,
}

/** The reviewers' commands for contact requests. */
export const contactCommands: Commands = { answer, dismiss }
