const longest = 100

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Whether a value is a number, a boolean, null, or a code that needs no translation: main, PL, 2026. */
const isCode = (value: unknown): boolean =>
  isScalar(value) && (typeof value !== 'string' || /^[\w./:-]+$/.test(value))

const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, each]) => each !== undefined)

/**
 * Returns a value on one line; undefined if it contains a list of texts or of objects, because each entry of such a
 * list has its own line.
 */
function onOneLine(value: unknown): string | undefined {
  if (isScalar(value)) return JSON.stringify(value)
  if (Array.isArray(value))
    return value.every(isCode) ? `[${value.map((each) => JSON.stringify(each)).join(', ')}]` : undefined
  const fields = fieldsOf(value as object).map(([name, each]) => [JSON.stringify(name), onOneLine(each)])
  if (fields.some(([, each]) => each === undefined)) return undefined
  return fields.length === 0 ? '{}' : `{ ${fields.map((field) => field.join(': ')).join(', ')} }`
}

/**
 * Returns a value as JSON for files that people edit: indented by two spaces, one line per field, small objects on
 * one line.
 */
export function formatJson(value: unknown, indent = ''): string {
  const line = indent === '' ? undefined : onOneLine(value)
  if (line !== undefined && (isScalar(value) || line.length <= longest)) return line
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((each) => formatJson(each, inner))
    : fieldsOf(value as object).map(([name, each]) => `${JSON.stringify(name)}: ${formatJson(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((each) => inner + each).join(',\n')}\n${indent}${close}`
}
