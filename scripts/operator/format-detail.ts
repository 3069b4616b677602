const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  return value !== null && typeof value === 'object' ? formatPairs(value) : String(value ?? 'none')
}

const formatPairs = (detail: object): string =>
  Object.entries(detail)
    .map(([name, value]) => {
      const text = formatValue(value)
      return value !== null && typeof value === 'object' ? `${name} (${text})` : `${name} ${text}`
    })
    .join(', ')

/**
 * Returns the detail of an audit entry in the format of the list, to append to the subject; empty if there is no
 * detail.
 * @example formatDetail({ score: 85, before: { score: 79 } }) // ': score 85, before (score 79)'
 */
export const formatDetail = (detail: object): string => {
  const text = formatPairs(detail)
  return text && `: ${text}`
}
