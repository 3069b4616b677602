const valueInWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  return value !== null && typeof value === 'object' ? pairsInWords(value) : String(value ?? 'none')
}

const pairsInWords = (detail: object): string =>
  Object.entries(detail)
    .map(([name, value]) => {
      const words = valueInWords(value)
      return value !== null && typeof value === 'object' ? `${name} (${words})` : `${name} ${words}`
    })
    .join(', ')

/**
 * The detail of an entry of the audit log, behind its subject; nothing where there is none.
 * @example detailInWords({ score: 85, before: { score: 79 } }) // ': score 85, before (score 79)'
 */
export const detailInWords = (detail: object): string => {
  const words = pairsInWords(detail)
  return words && `: ${words}`
}
