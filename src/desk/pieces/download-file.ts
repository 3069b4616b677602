/** The milliseconds for which the URL of a file stays valid, until the browser has saved it. */
const life = 60_000

/** Offers a file to save. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), life)
}
