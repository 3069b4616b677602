/**
 * The path to the place that a finding's detail names: the text that holds it, or the number or name that it
 * ends with.
 */
export function findPath(document: unknown, detail: string): PropertyKey[] {
  const word = detail.split(/[ :]/).at(-1)
  return (
    find(document, (value) => typeof value === 'string' && value.includes(detail)) ??
    find(document, (value) => String(value) === word) ??
    []
  )
}

function find(value: unknown, isIt: (value: unknown) => boolean): PropertyKey[] | undefined {
  if (typeof value !== 'object' || value === null) return isIt(value) ? [] : undefined
  for (const [name, each] of Object.entries(value)) {
    const path = find(each, isIt)
    if (path) return [Array.isArray(value) ? Number(name) : name, ...path]
  }
  return undefined
}
