import type { ProcessEnvironment } from '../environment.ts'

/** Where traces are sent, under which name, and which of them. */
export interface TraceSettings {
  /** The address of the collector (OTEL_EXPORTER_OTLP_ENDPOINT), with OTLP's path for traces. */
  url: string
  /** Headers for the collector (OTEL_EXPORTER_OTLP_HEADERS): name=value, separated by commas. */
  headers: string | undefined
  serviceName: string
  sampler: ProcessEnvironment['OTEL_TRACES_SAMPLER']
  /** The share of traces that a sampler by ratio keeps, from 0 to 1. */
  ratio: number
}

/** Returns where traces are sent; null if there are none. */
export function tracesOf(env: ProcessEnvironment): TraceSettings | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  return {
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}
