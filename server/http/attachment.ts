/** Matches the characters that encodeURIComponent does not escape although RFC 5987 forbids them. */
const notAllowed = /['()*]/g

/**
 * Returns the Content-Disposition header that makes a browser save the response as a file of this name, in any
 * script. RFC 6266.
 */
export function attachmentHeaderOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(name).replace(
    notAllowed,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
