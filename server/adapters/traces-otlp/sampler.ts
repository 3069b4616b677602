import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '../../config/traces.ts'

/**
 * Returns the sampler that OTEL_TRACES_SAMPLER names. A `parentbased_` sampler decides only for traces that begin in
 * this server.
 */
export function createSampler({ sampler, ratio }: Pick<TraceSettings, 'sampler' | 'ratio'>): Sampler {
  const root = rootOf(sampler, ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootOf(sampler: TraceSettings['sampler'], ratio: number): Sampler {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler()
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}
