import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../../config/tracing.ts'

/** Returns the sampler of OTEL_TRACES_SAMPLER. One that is based on the parent decides only for traces that begin here. */
export function samplerOf({ sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler {
  const root = rootOf(sampler, ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootOf(sampler: TracingSettings['sampler'], ratio: number): Sampler {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler()
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}
