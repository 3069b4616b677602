import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/messaging/webhook.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './act.ts'
import { createPrintedList, listOptions, printList } from './listing.ts'
import type { CommandOptions } from './options.ts'
import { readInstant, readNumber } from './read-words.ts'

const events = createPrintedList(
  contract.getWebhookEvents,
  'webhooks',
  'event',
  ({ id, type, at, waiting, failed }) => {
    const left = [
      ...(waiting.length > 0 ? [`waiting for ${waiting.join(', ')}`] : []),
      ...(failed.length > 0 ? [`given up for ${failed.join(', ')}`] : []),
    ]
    return `${at}  ${id}  ${type}  ${left.join('; ') || 'told'}`
  },
)

async function listed(api: Api, options: CommandOptions): Promise<string> {
  const { endpoints } = await valueOrThrow(api.call(contract.getWebhooks, {}))
  if (endpoints.length === 0) return 'Nobody is told: WEBHOOKS_URL names no address.'
  const told = endpoints.map(
    ({ id, url, state, waiting, failed }) =>
      `${id}  ${url}  ${state}, ${waiting} waiting, ${failed} given up`,
  )
  return [...told, ...(await printList(api, events, options))].join('\n')
}

async function replayed(api: Api, name: string | undefined, since: string | undefined): Promise<string> {
  if ((name === undefined) === (since === undefined))
    throw new Error('Which? webhooks replay evt_..., or webhooks replay --since 2026-11-22T08:00:00Z')
  const which = since === undefined ? { event: name } : { since: readInstant(since, '--since') }
  const { messages } = await valueOrThrow(api.call(contract.replayWebhooks, which))
  return `${messages} ${messages === 1 ? 'message goes' : 'messages go'} again.`
}

/** Who is told of events, and telling again. */
export const webhooks: Command = {
  help: [
    [`webhooks ${listOptions}`, 'who is told of events, and the last events'],
    ['webhooks replay evt_0b8f... | --since 2026-11-22T08:00:00Z', 'tell an event again, or all since then'],
    ['webhooks resume 1', 'tell an address again that answered 410'],
  ],
  async run({ api, words, options }) {
    const [what, name] = words
    if (what === undefined) return listed(api, options)
    if (what === 'replay') return replayed(api, name, options.since)
    const which = 'webhooks, webhooks replay evt_..., or webhooks resume 1 (the number of an address)'
    if (what !== 'resume') throw new Error(which)
    const { url } = await valueOrThrow(api.call(contract.resumeWebhook, { id: readNumber(words, 1, which) }))
    return `${url} is told of events again.`
  },
}
