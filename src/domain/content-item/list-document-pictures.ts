const isPictureName = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)

/**
 * Returns the names of the pictures in a document, each once; the document may be incomplete.
 * @example listDocumentPictures({ picture: { name: 'c0ff...', width: 800, height: 450 } }) // ['c0ff...']
 */
export function listDocumentPictures(document: unknown): string[] {
  const names = new Set<string>()
  const open: unknown[] = [document]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('name' in value && 'width' in value && isPictureName(value.name)) names.add(value.name)
    open.push(...Object.values(value))
  }
  return [...names]
}
