import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  TRACE_PARENT_HEADER,
  TRACE_STATE_HEADER,
  W3CTraceContextPropagator,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '../../config/traces.ts'
import type { SpanOptions, Tracer, TraceSpan } from '../../ports/tracer.ts'
import { createIdleRunFilter } from './create-idle-run-filter.ts'
import { errorTypeOf } from './error-type.ts'
import { createSampler } from './sampler.ts'

/** How long a stopping server tries to send its last spans, in milliseconds. */
const longestFlush = 3000

interface TracerDependencies {
  version: string
  /** Called after each failure to send spans. */
  reportFailure: () => void
}

/** Returns a tracer that sends spans by OTLP over HTTP in the background. Spans that can't be sent are dropped. */
export function openTracer(settings: TraceSettings, { version, reportFailure }: TracerDependencies): Tracer {
  const { url, serviceName } = settings
  const headers = settings.headers === undefined ? {} : parseKeyPairsIntoRecord(settings.headers)
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })
  setGlobalErrorHandler(reportFailure)
  const provider = new TracerProvider({
    sampler: createSampler(settings),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })),
    spanProcessors: [createIdleRunFilter(processor)],
  })
  const tracer = provider.getTracer('portal', version)
  const contexts = new AsyncLocalStorageContextManager().enable()
  return {
    async run(options, work) {
      const parent = options.caller ? callerContext(options.caller) : contexts.active()
      // A poll outside of requests and jobs would become a trace with a single statement, so it is not traced.
      if (options.kind === 'client' && !trace.getSpanContext(parent)) return work(noSpan)
      const { name, attributes = {} } = options
      const span = tracer.startSpan(name, { kind: kinds[options.kind], attributes }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), () => work(spanOf(span)))
      } catch (error) {
        fail(span, errorTypeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    findTraceId: () => trace.getSpanContext(contexts.active())?.traceId,
    async stop() {
      const timeout = new AbortController()
      const isLate = wait(longestFlush, undefined, timeout).then(reportFailure, () => {})
      await Promise.race([provider.shutdown().catch(reportFailure), isLate])
      timeout.abort()
    },
  }
}

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

const propagator = new W3CTraceContextPropagator()

const callerContext = ({ traceparent, tracestate }: NonNullable<SpanOptions['caller']>): Context =>
  propagator.extract(
    ROOT_CONTEXT,
    { [TRACE_PARENT_HEADER]: traceparent, [TRACE_STATE_HEADER]: tracestate },
    defaultTextMapGetter,
  )

const spanOf = (span: Span): TraceSpan => ({
  rename: (name) => void span.updateName(name),
  setAttributes: (attributes) => void span.setAttributes(attributes),
  fail: (type) => fail(span, type),
})

const noSpan: TraceSpan = { rename: () => {}, setAttributes: () => {}, fail: () => {} }

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', type)
}
