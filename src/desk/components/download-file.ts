/** The milliseconds for which the URL of a file stays valid, so that the browser has time to save the file. */
const life = 60_000

/** Downloads content as a file with the given name. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), life)
}
