import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/** The settings of traces: the collector, the name of the service, and the share of traces that are sent. */
export interface TraceSettings {
  /** The URL of the collector (OTEL_EXPORTER_OTLP_ENDPOINT), with OTLP's path for traces. */
  url: string
  /** Headers for the collector (OTEL_EXPORTER_OTLP_HEADERS): name=value, separated by commas. */
  headers: string | undefined
  serviceName: string
  sampler: ProcessEnvironment['OTEL_TRACES_SAMPLER']
  /** The share of traces that a sampler by ratio sends, from 0 to 1. */
  ratio: number
}

/** Returns the settings of traces; null if no traces are sent. */
export function traceSettingsOf(env: ProcessEnvironment): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  if (!endpoint) return null
  const { protocol, hostname } = new URL(endpoint)
  if (headers !== undefined && protocol === 'http:' && !isLoopback(hostname))
    throw createConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'must be https with OTEL_EXPORTER_OTLP_HEADERS, which usually holds a key',
    )
  return {
    ...{ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers, serviceName: env.OTEL_SERVICE_NAME },
    ...{ sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
  }
}
