import type { Path } from './json-with-lines.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A site's file over its brand's defaults: objects field by field, down to any depth; a list or a single value (null
 * too) replaces the default as a whole.
 */
export function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base
  if (!isFields(base) || !isFields(over)) return over
  const names = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], over[name])]))
}

/** Whether the merged value at a path comes from this layer, unless a later one decides it. */
function decides(layer: unknown, path: Path): boolean {
  let value = layer
  for (const step of path) {
    if (!isFields(value)) break
    value = value[step]
  }
  return value !== undefined
}

/** The index of the layer that a merged value comes from; the last one for what no layer has. */
export function deciding(layers: readonly unknown[], path: Path): number {
  const found = layers.findLastIndex((layer) => decides(layer, path))
  return found < 0 ? layers.length - 1 : found
}
