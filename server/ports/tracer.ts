/** The attributes of a span. They never contain personal data, tokens or the values of a statement. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** A step of a trace: a request to this server, a request to another service, or work in between. */
export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: SpanAttributes
  /**
   * The headers of W3C Trace Context, by which this server continues the trace of its caller. Without these headers,
   * a server span begins a new trace.
   */
  caller?: { traceparent: string | undefined; tracestate: string | undefined }
}

/** A running span. */
export interface TraceSpan {
  rename(name: string): void
  setAttributes(attributes: SpanAttributes): void
  /** Marks the span as failed. `type` is the type or code of the failure, never its message. */
  fail(type: string): void
}

/** The traces of this server. */
export interface Tracer {
  /**
   * Runs work in a span, which is a child of the current span. If the work rejects, the span has failed. A client
   * span is omitted if there is no current span.
   */
  run<Result>(options: SpanOptions, work: (span: TraceSpan) => Promise<Result>): Promise<Result>
  /** Returns the id of the current trace: 32 hexadecimal digits. */
  findTraceId(): string | undefined
  /** Sends the finished spans, within some seconds. Never rejects. */
  stop(): Promise<void>
}

/** The attribute of a job run's span: the name of the job. */
export const jobAttribute = 'portal.job'
/**
 * The attribute of a statement's span: the number of rows that the statement inserted, updated or deleted; 0 for a
 * query.
 */
export const changedRowsAttribute = 'portal.changed_rows'
