import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/messaging/webhook.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command } from './command.ts'
import type { CommandOptions } from './options.ts'
import { parseInstant, parseNumber } from './parse-arguments.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

const events = createPrintedList(
  contract.getWebhookEvents,
  'webhooks',
  'event',
  ({ id, type, at, waiting, failed }) => {
    const pending = [
      ...(waiting.length > 0 ? [`waiting for ${waiting.join(', ')}`] : []),
      ...(failed.length > 0 ? [`failed for ${failed.join(', ')}`] : []),
    ]
    return `${at}  ${id}  ${type}  ${pending.join('; ') || 'delivered'}`
  },
)

async function listEndpoints(api: Api, options: CommandOptions): Promise<string> {
  const { endpoints } = await unwrapOrThrow(api.call(contract.getWebhooks, {}))
  if (endpoints.length === 0) return 'There are no receivers: WEBHOOKS_URL is not set.'
  const endpointLines = endpoints.map(
    ({ id, url, state, waiting, failed }) => `${id}  ${url}  ${state}, ${waiting} waiting, ${failed} failed`,
  )
  return [...endpointLines, ...(await printList(api, events, options))].join('\n')
}

async function replayEvents(api: Api, name: string | undefined, since: string | undefined): Promise<string> {
  if ((name === undefined) === (since === undefined))
    throw new Error(
      'The event or --since is missing: webhooks replay evt_..., or webhooks replay --since 2026-11-22T08:00:00Z',
    )
  const request = since === undefined ? { event: name } : { since: parseInstant(since, '--since') }
  const { messages } = await unwrapOrThrow(api.call(contract.replayWebhooks, request))
  return `${messages} ${messages === 1 ? 'message is' : 'messages are'} sent again.`
}

/** The commands for webhook receivers and events. */
export const webhooksCommand: Command = {
  help: [
    [`webhooks ${listOptions}`, 'list the receivers and the last events'],
    [
      'webhooks replay evt_0b8f... | --since 2026-11-22T08:00:00Z',
      'send an event again, or all events since then',
    ],
    ['webhooks resume 1', 'resume a receiver that answered 410'],
  ],
  async run({ api, args, options }) {
    const [what, name] = args
    if (what === undefined) return listEndpoints(api, options)
    if (what === 'replay') return replayEvents(api, name, options.since)
    const request = 'webhooks, webhooks replay evt_..., or webhooks resume 1 (the number of an address)'
    if (what !== 'resume') throw new Error(request)
    const { url } = await unwrapOrThrow(
      api.call(contract.resumeWebhook, { id: parseNumber(args, 1, request) }),
    )
    return `${url} receives events again.`
  },
}
