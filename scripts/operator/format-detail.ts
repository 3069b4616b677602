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
 * Formats the detail of an audit entry as a suffix of its subject; an empty text if the entry has no detail.
 * @example formatDetail({ score: 85, before: { score: 79 } }) // ': score 85, before (score 79)'
 */
export const formatDetail = (detail: object): string => {
  const text = formatPairs(detail)
  return text && `: ${text}`
}
