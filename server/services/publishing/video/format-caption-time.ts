const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/**
 * Formats seconds as a WebVTT timestamp.
 * @example formatCaptionTime(3661.5) // '01:01:01.500'
 */
export function formatCaptionTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const minutes = Math.floor(milliseconds / 60_000)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:${pad(Math.floor((milliseconds % 60_000) / 1000))}.${pad(milliseconds % 1000, 3)}`
}
