/**
 * Returns the path to the value that a finding's detail names: the text that contains the detail, else the number
 * or name that equals its last word. Empty if there is none.
 */
export function findDetailPath(document: unknown, detail: string): PropertyKey[] {
  const lastWord = detail.split(/[ :]/).at(-1)
  return (
    find(document, (value) => typeof value === 'string' && value.includes(detail)) ??
    find(document, (value) => String(value) === lastWord) ??
    []
  )
}

function find(value: unknown, matches: (value: unknown) => boolean): PropertyKey[] | undefined {
  if (typeof value !== 'object' || value === null) return matches(value) ? [] : undefined
  for (const [name, each] of Object.entries(value)) {
    const path = find(each, matches)
    if (path) return [Array.isArray(value) ? Number(name) : name, ...path]
  }
  return undefined
}
