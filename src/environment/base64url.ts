const alphabet = /^[\w-]*$/

/** Returns the bytes of a text in base64url without padding (RFC 7515, section 2); undefined for any other text. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!alphabet.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
