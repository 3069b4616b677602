import type { JsonPath } from './json-with-lines.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges a site's file over its brand's defaults. Objects are merged field by field, at every depth; a list or a
 * single value, including null, replaces the default.
 * @example mergeSiteData({ a: { b: 1, c: [1, 2] } }, { a: { c: [3] } }) // { a: { b: 1, c: [3] } }
 */
export function mergeSiteData(base: unknown, over: unknown): unknown {
  if (over === undefined) return base
  if (!isFields(base) || !isFields(over)) return over
  const names = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries([...names].map((name) => [name, mergeSiteData(base[name], over[name])]))
}

/** Whether a layer (one of the merged files) has a value that decides the merged value at a path. */
function decides(layer: unknown, path: JsonPath): boolean {
  let value = layer
  for (const step of path) {
    if (!isFields(value)) break
    value = value[step]
  }
  return value !== undefined
}

/**
 * Returns the index of the layer that decides the merged value at a path; if no layer has a value there, the index
 * of the last layer.
 */
export function findDecidingLayer(layers: readonly unknown[], path: JsonPath): number {
  const found = layers.findLastIndex((layer) => decides(layer, path))
  return found < 0 ? layers.length - 1 : found
}
