const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the values to which one step of a path leads: a field name, a list name ('chapters[]'), or every language
 * ('*').
 */
function valuesOfStep(value: unknown, step: string): unknown[] {
  if (!isObject(value)) return []
  if (step === '*') return Object.values(value)
  return [value[step.replace('[]', '')]].flat()
}

/**
 * Returns the values of a field in a document or draft. Missing values are left out; the values of a list are
 * returned one by one.
 * @example listFieldValues({ chapters: [{ id: 101, video: 'dome' }] }, 'chapters[].video') // ['dome']
 */
export const listFieldValues = (document: unknown, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>((values, step) => values.flatMap((value) => valuesOfStep(value, step)), [document])
    .filter((value) => value !== undefined && value !== null)
