import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { FatalMessage } from '#src/publisher/fatal-message.ts'
import { forkPublisher } from '#src/publisher/fork-publisher.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { runWithoutLogContext } from '../log/log-context.ts'
import type { Publisher, PublishOutcome, SitePublished } from '../ports/publisher.ts'

type ProcessResponse = { id: number; value: unknown } | { id: number; failure: string }

/**
 * The timeout for publishing all sites, in milliseconds. The first publish takes minutes; a process that takes
 * longer than this limit hangs.
 */
const longest = 10 * 60 * 1000

/**
 * Returns a publisher that runs in a separate process, so that rendering does not slow the server that serves
 * visitors. The process starts with the first request or draft, keeps running between publishes, and is started
 * again after it has ended.
 */
export function createPublisherProcess(settings: PublisherSettings, log: Logger): Publisher {
  let child: ChildProcess | undefined
  let lastId = 0
  const waiting = new Map<number, (response: ProcessResponse) => void>()

  function start(): ChildProcess {
    // The process outlives the request that starts it, so its exit belongs to no request.
    const started = runWithoutLogContext(() => forkPublisher(settings))
    let cause: string | undefined
    started.on('message', (message: ProcessResponse | FatalMessage) => {
      if ('ending' in message) cause = message.ending
      else waiting.get(message.id)?.(message)
    })
    started.on('exit', async (code, signal) => {
      child = undefined
      // The last message of the process may still be on the way.
      if (started.connected) await once(started, 'disconnect')
      const failure = `The publisher ended: ${cause ?? (signal ? `signal ${signal}` : `exit code ${code}`)}`
      if (code === 0) log.debug(failure)
      else log.error({ code, signal, cause }, failure)
      for (const [id, response] of waiting) response({ id, failure })
    })
    return started
  }

  async function request<Value>(operation: string, ...values: unknown[]): Promise<Value> {
    child ??= start()
    lastId += 1
    const id = lastId
    let timer: NodeJS.Timeout | undefined
    const response = await new Promise<ProcessResponse>((resolve) => {
      waiting.set(id, resolve)
      timer = setTimeout(() => resolve({ id, failure: 'The publisher did not answer.' }), longest)
      // A process that can't be reached has ended or is ending; the exit handler then reports the cause.
      child?.send(
        { id, operation, values },
        (error) => error && log.debug({ err: error }, 'The publisher could not be reached'),
      )
    })
    clearTimeout(timer)
    waiting.delete(id)
    if ('failure' in response) throw new Error(response.failure)
    return response.value as Value
  }

  return {
    warmUp() {
      child ??= start()
    },
    publish: (sites, editor) => request<SitePublished[]>('publish', sites, editor),
    checkAndPublish: (sites, options) => request<PublishOutcome | null>('checkAndPublish', sites, options),
    renderDraftPreview: (tenant, path, token) =>
      request<string | undefined>('renderDraftPreview', tenant, path, token),
    renderDocumentPreview: (tenant, path, token, family) =>
      request<string | undefined>('renderDocumentPreview', tenant, path, token, family),
    listPagesToRender: (site, rows) => request('listPagesToRender', site, rows),
    renderQueryPage: (tenant, path, query) => request('renderQueryPage', tenant, path, query),
    findReleaseNames: (site) => request('findReleaseNames', site),
    findHistory: (site) => request('findHistory', site),
    rollBack: (site, release) => request('rollBack', site, release),
    renderFreeBatches: () => request('renderFreeBatches'),
    async close() {
      if (!child) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
