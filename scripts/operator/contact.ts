import { settleContact } from '#src/contract/messaging/contact.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, CommandInput, Commands } from './act.ts'
import { readNumber } from './read-words.ts'

const which = 'Which question? Name it with its number: contact 9'

const settle = async ({ api, words }: CommandInput, answer?: string): Promise<number> => {
  if (words[0] !== 'contact') throw new Error(which)
  const id = readNumber(words, 1, which)
  await valueOrThrow(api.call(settleContact, { id, ...(answer && { answer }) }))
  return id
}

const answer: Command = {
  help: [['answer contact 9 --text "..."', 'a question from the contact form; the answer is mailed']],
  async run(given) {
    const { text } = given.options
    if (!text) throw new Error('--text is the answer.')
    return `contact ${await settle(given, text)} is answered.`
  },
}

const dismiss: Command = {
  help: [['dismiss contact 9', 'closes a question; nobody is told']],
  run: async (given) => `contact ${await settle(given)} is closed.`,
}

/** What reviewers do with questions to the people behind the portal. */
export const contactCommands: Commands = { answer, dismiss }
