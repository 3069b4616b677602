/** Downloads a file whose content is base64. */
export function downloadFile(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
