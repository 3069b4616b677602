import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'
import { changedRowsAttribute, jobAttribute } from '../../ports/tracer.ts'

/**
 * The maximum number of spans of one run that are held back until the run ends. A run with more spans counts as
 * work, and its spans are passed on.
 */
const maxHeld = 200

/**
 * Returns a processor that drops the spans of job runs that found nothing to do. Jobs look for work every second or
 * two, so these spans would outnumber all others. A run counts as work if it failed, changed a row, or sent a
 * request to a service.
 */
export function createIdleRunFilter(next: SpanProcessor): SpanProcessor {
  const heldOfRuns = new Map<string, ReadableSpan[]>()
  const release = (id: string) => {
    for (const span of heldOfRuns.get(id) ?? []) next.onEnd(span)
    heldOfRuns.delete(id)
  }
  return {
    onStart(span, parent) {
      if (isRun(span)) heldOfRuns.set(span.spanContext().traceId, [])
      next.onStart(span, parent)
    },
    onEnd(span) {
      const id = span.spanContext().traceId
      const held = heldOfRuns.get(id)
      if (!held) return next.onEnd(span)
      held.push(span)
      if (isWork(span) || held.length > maxHeld) release(id)
      else if (isRun(span)) heldOfRuns.delete(id)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

const isRun = ({ attributes, parentSpanContext }: ReadableSpan): boolean =>
  jobAttribute in attributes && parentSpanContext === undefined

function isWork({ status, kind, attributes }: ReadableSpan): boolean {
  if (status.code === SpanStatusCode.ERROR) return true
  const changed = attributes[changedRowsAttribute]
  return changed === undefined ? kind === SpanKind.CLIENT : changed !== 0
}
