import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { FatalMessage } from '#src/publisher/fatal-message.ts'
import { forkPublisher } from '#src/publisher/fork-publisher.ts'
import type { PublisherSettings } from '#src/publisher/settings.ts'
import { runWithoutLogContext } from '../log/log-context.ts'
import type { Publisher, PublishOutcome, SitePublished } from '../ports/publisher.ts'

type Answer = { id: number; value: unknown } | { id: number; failure: string }

/**
 * How long a publish of all sites may take, in milliseconds; from nothing it takes minutes, and beyond this
 * something hangs.
 */
const longest = 10 * 60 * 1000

/**
 * The publisher as a process of its own beside the server, kept warm between two publishes: nothing of the
 * renderer runs where readers are served. The process is started by the first request or the first draft, and again when it
 * has ended.
 */
export function publisherProcess(settings: PublisherSettings, log: Logger): Publisher {
  let child: ChildProcess | undefined
  let asked = 0
  const waiting = new Map<number, (answer: Answer) => void>()

  function start(): ChildProcess {
    // The process outlives the request that starts it: what it ends with is of no request.
    const started = runWithoutLogContext(() => forkPublisher(settings))
    let cause: string | undefined
    started.on('message', (message: Answer | FatalMessage) => {
      if ('ending' in message) cause = message.ending
      else waiting.get(message.id)?.(message)
    })
    started.on('exit', async (code, signal) => {
      child = undefined
      // Its last message may still be on the way.
      if (started.connected) await once(started, 'disconnect')
      const failure = `The publisher ended: ${cause ?? (signal ? `signal ${signal}` : `exit code ${code}`)}`
      if (code === 0) log.debug(failure)
      else log.error({ code, signal, cause }, failure)
      for (const [id, answer] of waiting) answer({ id, failure })
    })
    return started
  }

  async function ask<Value>(act: string, ...values: unknown[]): Promise<Value> {
    child ??= start()
    asked += 1
    const id = asked
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      timer = setTimeout(() => resolve({ id, failure: 'The publisher did not answer.' }), longest)
      // A process that can't be reached has ended or is ending: its exit answers, with the cause.
      child?.send({ id, act, values }, (error) => error && log.debug({ err: error }, 'The publisher is gone'))
    })
    clearTimeout(timer)
    waiting.delete(id)
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.value as Value
  }

  return {
    warm() {
      child ??= start()
    },
    publish: (sites) => ask<SitePublished[]>('publish', sites),
    publishWith: (sites, wanted) => ask<PublishOutcome | null>('publishWith', sites, wanted),
    preview: (tenant, path, word) => ask<string | undefined>('preview', tenant, path, word),
    answer: (tenant, path, query) => ask('answer', tenant, path, query),
    releases: (site) => ask('releases', site),
    rollBack: (site, release) => ask('rollBack', site, release),
    async close() {
      if (!child) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
