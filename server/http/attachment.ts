/** The signs that encodeURIComponent leaves as they are, but RFC 5987 does not allow. */
const unfit = /['()*]/g

/**
 * The value of the header that makes a browser save an answer as a file of this name, in any script. RFC
 * 6266.
 */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '')
  const encoded = encodeURIComponent(name).replace(unfit, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
