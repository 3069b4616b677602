const maxLength = 200

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Returns the beginning of a text, at most 200 characters, cut between words; HTML entities are decoded. */
export function plainExcerptOf(text: string): string {
  const plain = text
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength)
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}
