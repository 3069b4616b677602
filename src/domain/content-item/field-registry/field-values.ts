const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the values of one step of a path: a name, a name of a list ('chapters[]'), or every language ('*'). */
function valuesOfStep(value: unknown, step: string): unknown[] {
  if (!isObject(value)) return []
  if (step === '*') return Object.values(value)
  return [value[step.replace('[]', '')]].flat()
}

/**
 * Returns the values of a field in a document or draft, without missing ones; those of a list one by one.
 * @example fieldValues({ chapters: [{ id: 101, video: 'dome' }] }, 'chapters[].video') // ['dome']
 */
export const fieldValues = (document: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((values, step) => values.flatMap((value) => valuesOfStep(value, step)), [document])
    .filter((value) => value !== undefined && value !== null)
