import { settleContact } from '#src/contract/contact.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts, Given } from './act.ts'
import { numberIn } from './typed.ts'

const which = 'Which question? Name it with its number: contact 9'

const settle = async ({ api, words }: Given, answer?: string): Promise<number> => {
  if (words[0] !== 'contact') throw new Error(which)
  const id = numberIn(words, 1, which)
  await answered(api.call(settleContact, { id, ...(answer && { answer }) }))
  return id
}

const answer: Act = {
  help: [['answer contact 9 --text "..."', 'a question from the contact form; the answer is mailed']],
  async run(given) {
    const { text } = given.options
    if (!text) throw new Error('--text is the answer.')
    return `contact ${await settle(given, text)} is answered.`
  },
}

const dismiss: Act = {
  help: [['dismiss contact 9', 'closes a question; nobody is told']],
  run: async (given) => `contact ${await settle(given)} is closed.`,
}

/** What reviewers do with questions to the people behind the portal. */
export const contact: Acts = { answer, dismiss }
